import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { askAboutListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { settleHeld } from './settle-held.ts';
import { insertQuestion } from './store.ts';

/** Asks the customer what cannot be made out. It waits for them, and then comes back to its old place. */
export function askAboutListRequest(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { requestId, question } = input;
  const id = randomUUIDv7();
  return settleHeld(db, endpoint, input, caller, {
    kind: 'request.questionAsked',
    facts: { question: id },
    write: (transaction, by) => insertQuestion(transaction, { id, requestId, question, by }),
  });
}
