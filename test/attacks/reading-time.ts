import { textsAgainst, type Expression } from './expressions.ts';

/** Length of the longest texts, and the processor time that reading one may take. */
export interface Reading {
  length: number;
  mostMs: number;
}

const shortest = 8;
// Up to here a text grows by a few letters: a reading that doubles its work with each letter is seen before it takes minutes.
const lettersMore = 4;
const growsSlowlyTo = 60;

/** True where a text takes longer than it may. Lengths grow, so that no reading lasts long past its limit. */
export function isSlow(expression: Expression, { length, mostMs }: Reading): boolean {
  const odd = new RegExp(expression.source, expression.flags);
  const read = (text: string) => {
    odd.lastIndex = 0;
    odd.test(text);
  };
  for (const size of sizesUpTo(length)) {
    for (const text of textsAgainst(expression, size)) {
      if (quickestOf(3, () => read(text), mostMs) > mostMs) return true;
    }
  }
  return false;
}

function sizesUpTo(length: number): number[] {
  const sizes = [];
  for (let size = shortest; size < length; size = size < growsSlowlyTo ? size + lettersMore : size * 4)
    sizes.push(size);
  return [...sizes, length];
}

/** In processor time of this thread: whatever else the machine does is not counted. */
function quickestOf(turns: number, work: () => void, enoughMs: number): number {
  let quickest = Infinity;
  for (let turn = 0; turn < turns && quickest > enoughMs; turn += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}
