import type * as endpoints from '#contract/chat/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { setBlock } from '../store-write.ts';
import { keepApart } from './keep-apart.ts';

/** Keeps the two apart: what each of them writes goes to the office alone. */
export function blockConversation(
  db: Db,
  input: InputOf<typeof endpoints.blockConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.blockConversation>> {
  return keepApart(db, input, caller, (transaction, { talk, side, carrierId }) =>
    setBlock(transaction, talk.id, side, carrierId),
  );
}
