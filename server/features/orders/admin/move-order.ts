import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { moveOrder as moveEndpoint } from '#contract/orders/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { mayCarry } from '../order/assign.ts';
import { transition } from '../order/transition.ts';
import { readWhole } from '../order/read-order.ts';
import { lockOrder } from '../order/store.ts';

/** Moves an order by hand, as far as the lifecycle lets an admin, with an audit entry; never the admin’s own order. */
export async function moveOrder(
  db: Db,
  input: InputOf<typeof moveEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof moveEndpoint>> {
  const { code, action, version, reason, agentId } = input;
  const mark = markOf(moveEndpoint.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (written) => orderReply.parse(written),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined) return { ok: false, reason: 'not-found' };
      if (order.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
      if (order.callBy !== null && action === 'confirm') return { ok: false, reason: 'call-first' };
      if (order.version !== version) return { ok: false, reason: 'changed-meanwhile' };
      if (agentId !== null && !(await mayCarry(transaction, order, agentId)))
        return { ok: false, reason: 'needs-agent' };
      const moved = await transition(transaction, order, {
        action,
        mover: 'admin',
        actorId: memberOf(caller).user.id,
        reason,
        ...(agentId === null ? {} : { agentId }),
      });
      if (!moved.ok) return moved;
      await recordChange(transaction, actorOf(caller), {
        action: 'moveOrder',
        noun: 'orders',
        subject: order.id,
        before: { status: order.status, agentId: order.agentId },
        after: { action, status: moved.status, agentId },
      });
      return {
        ok: true,
        value: { subject: order.id, reply: await readWhole(transaction, code, caller, null) },
      };
    },
  );
}
