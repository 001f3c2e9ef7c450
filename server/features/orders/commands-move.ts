import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { moveOrder as moveEndpoint } from '#contract/orders/endpoints.ts';
import {
  transitionFor,
  type Mover,
  type OrderAction,
  type OrderStatus,
  type Transition,
} from '#contract/orders/lifecycle.ts';
import { closesAfter, openingOf } from '#contract/orders/opening.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { actorOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/store.ts';
import type { Db } from '../../db/database.ts';
import { answerOnce, markOf } from '../../once/once.ts';
import type { Caller } from '../../http/caller.ts';
import { userOf } from '../../http/person.ts';
import { readWhole } from './reads.ts';
import { isAgent, readMarketDays, storeStep } from './store-move.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { eventOf } from './view-event.ts';

export interface Move {
  action: OrderAction;
  mover: Mover;
  actorId: string | null;
  reason: string | null;
  /** Who carries it from now on, where it is assigned or reassigned. */
  agentId?: string;
  owedKobo?: number;
}

export type Moved =
  | { ok: true; status: OrderStatus }
  | { ok: false; reason: 'out-of-turn' | 'needs-reason' | 'needs-agent' };

/**
 * Takes an order that its caller has locked one step on, as the contract's table lets this mover: the row, its story
 * and the outbox together, or nothing.
 */
export async function transition(
  transaction: Db,
  order: Pick<
    OrderRow,
    | 'id'
    | 'code'
    | 'status'
    | 'statusSince'
    | 'version'
    | 'accountId'
    | 'agentId'
    | 'confirmedAt'
    | 'marketId'
  >,
  move: Move,
): Promise<Moved> {
  const row = transitionFor(move.action, order.status, move.mover);
  if (row === undefined) return { ok: false, reason: 'out-of-turn' };
  if (row.wantsReason && (move.reason ?? '') === '') return { ok: false, reason: 'needs-reason' };
  const takes = move.action === 'assign' || move.action === 'reassign';
  if (takes && move.agentId === undefined) return { ok: false, reason: 'needs-agent' };
  const now = new Date();
  const stored = await storeStep(
    transaction,
    {
      orderId: order.id,
      action: move.action,
      from: { status: order.status, version: order.version },
      to: row.to,
      mover: move.mover,
      actorId: move.actorId,
      reason: move.reason === '' ? null : move.reason,
      at: now,
      agentId: agentAfter(order.agentId, move),
      statusSince: row.to === order.status ? order.statusSince : now,
      ...(await clockAfter(transaction, order, row, now)),
      owedKobo: move.owedKobo ?? 0,
    },
    eventOf(order, { action: move.action, status: row.to, version: order.version + 1 }),
  );
  if (!stored) throw new Error('an order was moved that nobody had locked');
  return { ok: true, status: row.to };
}

function agentAfter(before: string | null, { action, agentId }: Move): string | null {
  if (action === 'assign' || action === 'reassign') return agentId ?? null;
  return action === 'giveUp' || action === 'restart' ? null : before;
}

/** Its clock runs from its confirmation; begun anew, it has until the next closing time. */
async function clockAfter(
  db: Db,
  order: Pick<OrderRow, 'confirmedAt' | 'marketId'>,
  { action }: Transition,
  now: Date,
): Promise<{ confirmedAt: Date | null; shopBy: Date | null }> {
  if (action === 'confirm') return { confirmedAt: now, shopBy: null };
  if (action !== 'restart') return { confirmedAt: order.confirmedAt, shopBy: null };
  const market = await readMarketDays(db, order.marketId);
  const opening = openingOf(market, now);
  return { confirmedAt: now, shopBy: closesAfter(opening.kind === 'later' ? opening.startsAt : now) };
}

/** What the lifecycle lets an admin do to an order, by hand and on the record. */
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
      if (order.version !== version) return { ok: false, reason: 'changed-meanwhile' };
      if (agentId !== null && !(await isAgent(transaction, agentId)))
        return { ok: false, reason: 'needs-agent' };
      const moved = await transition(transaction, order, {
        action,
        mover: 'admin',
        actorId: userOf(caller.person)?.id ?? null,
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
