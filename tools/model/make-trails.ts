import { readTrail, stepNumbers } from '#test/model/trails.ts';
import { openVerifier } from './verifier.ts';

/** The shortest ways to every step of the model; one that another begins with is left out. */
export function makeTrails(): string {
  const verifier = openVerifier(['-DTRAILS', '-DEXTRAS=1'], 'shortest');
  try {
    const trails = [...stepNumbers()].map(([name, number]) => {
      const { broken } = verifier.explore({ GOAL: String(number) });
      if (broken === undefined) throw new Error(`no state of the model takes the step ${name}`);
      return linesOf(verifier.trail());
    });
    return `${fewest(trails).join('\n\n')}\n`;
  } finally {
    verifier.close();
  }
}

function linesOf(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('> ') || line.startsWith('= ')).join('\n');
}

/** The longest first, each that takes a step which none before it takes. */
function fewest(trails: readonly string[]): string[] {
  const taken = new Set<string>();
  return trails
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .filter((trail) => {
      const fresh = readTrail(trail).filter(({ name }) => !taken.has(name));
      for (const { name } of fresh) taken.add(name);
      return fresh.length > 0;
    });
}
