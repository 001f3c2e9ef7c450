import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { NewOrder } from '#contract/orders/placing/schema.ts';

interface Tied {
  kind: OrderKind;
  listRequest: (NonNullable<NewOrder['listRequest']> & { isThing: boolean }) | null;
}

/** The voice note or photos that the draft came of; nothing while it is turned to a list and they were no list, or the other way round. */
export function tiedRequest(draft: Tied): NonNullable<NewOrder['listRequest']> | null {
  const { listRequest } = draft;
  if (listRequest === null || listRequest.isThing !== hasOneThing(draft.kind)) return null;
  const { id, token } = listRequest;
  return { id, token };
}

/** True where one change leaves not even half of the signs. */
export function isOtherText(before: string, after: string): boolean {
  return after.trim() === '' || signsLeft(before, after) * 2 < before.length;
}

/** Signs at the begin and the end that a change has left alone. */
function signsLeft(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < most && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return begin + end;
}
