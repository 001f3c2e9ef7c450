import { heldSentence } from '#contract/copy/refusals/list-held.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { takeListRequest as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import { doerOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { requestEvent } from '../view-event.ts';
import { recordRequest } from './record-request.ts';
import { lockStanding, setTaken, type StandingRow } from './store.ts';
import { readQuestions, readTaken } from './store-taken.ts';
import { viewTaken } from './view.ts';

type Answer = OutcomeOf<typeof endpoint> & { sentence?: string };

/** Takes a request for some minutes, alone; its holder gets it again and holds on to it. */
export function takeListRequest(
  db: Db,
  { requestId }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<Answer> {
  const by = doerOf(caller);
  return inTransaction(db, async (transaction): Promise<Answer> => {
    const taken = await setTaken(transaction, requestId, by.userId);
    if (taken === undefined) return refusalOf(await lockStanding(transaction, requestId), caller);
    if (taken.isNew) {
      await recordRequest(transaction, by, 'takeListRequest', requestId, null);
      await writeEvent(
        transaction,
        requestEvent({ id: requestId, accountId: taken.accountId }, 'request.taken'),
      );
    }
    const row = await readTaken(transaction, requestId);
    const questions = await readQuestions(transaction, requestId);
    const addresses = await mediaAddresses(transaction, new Date());
    return { ok: true, value: viewTaken(row, questions, addresses) };
  });
}

function refusalOf(found: StandingRow | undefined, { language }: Caller): Exclude<Answer, { ok: true }> {
  if (found === undefined) return { ok: false, reason: 'not-found' };
  if (found.state !== 'waiting' || found.holder === null) return { ok: false, reason: 'changed-meanwhile' };
  return { ok: false, reason: 'list-held', sentence: heldSentence(found.holder, language) };
}
