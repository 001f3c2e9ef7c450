import type * as endpoints from '#contract/chat/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { liftBlock } from '../store-write.ts';
import { keepApart } from './keep-apart.ts';

export function unblockConversation(
  db: Db,
  input: InputOf<typeof endpoints.unblockConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.unblockConversation>> {
  return keepApart(db, input, caller, (transaction, { talk, side }) => liftBlock(transaction, talk.id, side));
}
