import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { mostThing } from '#contract/orders/errands/schema.ts';
import { writeListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { settleHeld } from './settle-held.ts';
import { setWritten } from './store.ts';
import { countWritten } from './store-days.ts';

/** Sends what was written down to its customer, who looks through it: a list, or the sentence of a parcel or a task. */
export async function writeListRequest(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { requestId, text, orderKind = 'market' } = input;
  const isThing = hasOneThing(orderKind);
  if (isThing && text.length > mostThing) return { ok: false, reason: 'thing-too-long' };
  const items = isThing ? 1 : itemsIn(text);
  if (items === 0) return { ok: false, reason: 'empty-list' };
  return settleHeld(db, endpoint, input, caller, {
    kind: 'request.written',
    facts: { items },
    write: async (transaction, by) => {
      await setWritten(transaction, requestId, { text, orderKind, by });
      await countWritten(transaction, requestId);
    },
  });
}

/** Talk alone is no list. */
function itemsIn(text: string): number {
  return parseShoppingList(text).filter(({ unsure }) => !unsure.includes('item')).length;
}
