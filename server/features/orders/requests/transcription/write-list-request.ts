import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { writeListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { settleHeld } from './settle-held.ts';
import { setWritten } from './store.ts';
import { countWritten } from './store-days.ts';

/** Sends the written list to its customer, who looks through it. */
export async function writeListRequest(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { requestId, text } = input;
  // Talk alone is no list.
  const items = parseShoppingList(text).filter(({ unsure }) => !unsure.includes('item'));
  if (items.length === 0) return { ok: false, reason: 'empty-list' };
  return settleHeld(db, endpoint, input, caller, {
    kind: 'request.written',
    facts: { items: items.length },
    write: async (transaction, by) => {
      await setWritten(transaction, requestId, { text, by });
      await countWritten(transaction, requestId);
    },
  });
}
