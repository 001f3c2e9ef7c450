import { createHash } from 'node:crypto';
import type { InputOf, OutcomeOf, ReplyOf } from '#contract/endpoint.ts';
import { done } from '#contract/fields.ts';
import { handleOrders as endpoint } from '#contract/orders/admin/endpoints.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { settleAlarm } from '../alarms/settle-alarm.ts';
import { moveOrder } from './move-order.ts';
import { readOpenAlarmsOf } from '../alarms/store.ts';
import { lockOrder } from '../order/store.ts';

type Input = InputOf<typeof endpoint>;
type Result = ReplyOf<typeof endpoint>['results'][number];
type Refusal = NonNullable<Result['refusal']>;
type Handled = { ok: true } | { ok: false; reason: Refusal };

/**
 * One thing done to several orders: each in a transaction of its own, by the command that does it to one, and under an
 * id of its own, so that a repeated request does again only what was refused.
 */
export async function handleOrders(
  db: Database,
  input: Input,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const results: Result[] = [];
  for (const order of input.orders) {
    const handled = await handleOne(db, input, order, caller);
    results.push({ code: order.code, refusal: handled.ok ? null : handled.reason });
  }
  return { ok: true, value: { results } };
}

function handleOne(
  db: Db,
  { clientRequestId, handling }: Input,
  { code, version, openAlarms }: Input['orders'][number],
  caller: Caller,
): Promise<Handled> {
  const own = { clientRequestId: idFor(clientRequestId, code), code };
  if (handling.what === 'settleAlarms') return settleAlarmsOf(db, own, openAlarms, caller);
  const move = {
    ...own,
    version,
    action: handling.what,
    reason: handling.what === 'cancel' ? handling.reason : null,
    agentId: handling.what === 'assign' ? handling.agentId : null,
  };
  return moveOrder(db, move, caller);
}

/** The same id for the same order of the same request, and for no other. */
function idFor(clientRequestId: string, code: OrderCode): string {
  const hex = createHash('sha256').update(`${clientRequestId.toLowerCase()} ${code}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Every alarm of an order that is open now, if they are as many as were seen. */
function settleAlarmsOf(
  db: Db,
  input: { clientRequestId: string; code: OrderCode },
  seen: number | undefined,
  caller: Caller,
): Promise<Handled> {
  return answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => done.parse(written),
    async (transaction) => {
      const order = await lockOrder(transaction, input.code);
      if (order === undefined) return { ok: false, reason: 'not-found' } as const;
      const ids = await readOpenAlarmsOf(transaction, order.id);
      if (ids.length === 0) return { ok: false, reason: 'already-decided' } as const;
      if (seen !== undefined && ids.length > seen) return { ok: false, reason: 'changed-meanwhile' } as const;
      for (const alarmId of ids) {
        const settled = await settleAlarm(transaction, { alarmId }, caller);
        // One that came to nothing at this moment is settled as well; one that wants a decision is not.
        if (!settled.ok && settled.reason === 'out-of-turn')
          return { ok: false, reason: 'out-of-turn' } as const;
      }
      return { ok: true, value: { subject: order.id, reply: { done: true } } } as const;
    },
  );
}
