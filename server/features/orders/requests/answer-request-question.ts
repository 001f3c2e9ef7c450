import * as z from 'zod/mini';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { answerRequestQuestion as endpoint } from '#contract/orders/requests/endpoints.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { isSender } from './policy.ts';
import { noSuchRequest, readRequest } from './read-request.ts';
import { insertAnswer, lockRequest, type RequestRow } from './store.ts';
import { findOpening } from './store-opening.ts';
import { requestEvent } from './view-event.ts';

const storedReply = z.object({ id: listRequestId });

/** Takes the sender's answer to staff; the request waits for them again. */
export async function answerRequestQuestion(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { requestId, token, answer } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => storedReply.parse(stored),
    async (transaction) => {
      const row = await lockRequest(transaction, requestId);
      if (row === undefined || !isSender(caller.person, token, row))
        return { ok: false, reason: 'not-found' } as const;
      const isAnswered = row.state === 'asked' && (await takeAnswer(transaction, row, answer));
      if (!isAnswered) return { ok: false, reason: 'request-over' } as const;
      await writeEvent(transaction, requestEvent(row, 'request.questionAnswered'));
      return { ok: true, value: { subject: row.id, reply: { id: row.id } } } as const;
    },
  );
  if (!outcome.ok) return outcome.reason === 'not-found' ? noSuchRequest(db, caller) : outcome;
  const value = await readRequest(db, outcome.value.id);
  return value === undefined ? noSuchRequest(db, caller) : { ok: true, value };
}

async function takeAnswer(transaction: Db, { id, cityId }: RequestRow, answer: string): Promise<boolean> {
  const at = new Date();
  return insertAnswer(transaction, id, { answer, at, waitsFrom: await findOpening(transaction, cityId, at) });
}
