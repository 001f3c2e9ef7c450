import type { Endpoint, Outcome } from '#contract/endpoint.ts';
import { done } from '#contract/fields.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { doerOf } from '#server/audit/actor.ts';
import type { Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { requestEvent, type RequestEventKind } from '../view-event.ts';
import { recordRequest } from './record-request.ts';
import { lockStanding } from './store.ts';

interface Settling {
  /** Kind of the event that reports it. */
  kind: RequestEventKind;
  /** Plain facts for the audit. */
  facts: Facts;
  write: (transaction: Db, by: string) => Promise<void>;
}

type Settled = Outcome<
  { done: true },
  'not-found' | 'list-not-held' | 'changed-meanwhile' | 'same-id-other-body'
>;

/**
 * Does once what ends the work on a request, for its holder. A lease that is over counts for as long as nobody
 * else has taken the request: what was typed is not lost to a phone that slept.
 */
export function settleHeld(
  db: Db,
  { name }: Endpoint,
  input: { clientRequestId: string; requestId: ListRequestId },
  caller: Caller,
  { kind, facts, write }: Settling,
): Promise<Settled> {
  const by = doerOf(caller);
  return answerOnce(
    db,
    markOf(name, input, caller.person),
    (written) => done.parse(written),
    async (transaction) => {
      const found = await lockStanding(transaction, input.requestId);
      if (found === undefined) return { ok: false, reason: 'not-found' };
      if (found.state !== 'waiting') return { ok: false, reason: 'changed-meanwhile' };
      if (found.holderId !== by.userId) return { ok: false, reason: 'list-not-held' };
      await write(transaction, by.userId);
      await recordRequest(transaction, by, name, found.id, facts);
      await writeEvent(transaction, requestEvent(found, kind));
      return { ok: true, value: { subject: found.id, reply: { done: true } } };
    },
  );
}
