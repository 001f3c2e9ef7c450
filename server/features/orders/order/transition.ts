import {
  isBefore,
  isUnderWay,
  transitionFor,
  type OrderAction,
  type OrderStatus,
  type Transition,
} from '#contract/orders/lifecycle.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import { closesAfter, openingOf } from '#contract/orders/placing/opening.ts';
import type { Db } from '#server/db/database.ts';
import { applyEffects, type Stepped } from './transition-effects.ts';
import { readMarketTimes } from '#server/features/markets/store-times.ts';
import { lockBagsOf, storeStep } from './store-transition.ts';
import type { Movable, OrderRow } from './store.ts';
import { eventOf } from './view-event.ts';

export interface Move extends Stepped {
  reason: string | null;
  /** The next carrier, where it is assigned, reassigned or taken over. */
  agentId?: string;
  /** The assigned agent also goes to the door, or not. */
  part?: 'whole' | 'shopping';
  phoneAt?: Date | null;
  owedKobo?: number;
}

export type Moved =
  | { ok: true; status: OrderStatus }
  | { ok: false; reason: 'out-of-turn' | 'needs-reason' | 'needs-agent' };

const takes = new Set<OrderAction>(['assign', 'reassign', 'takeOver']);

/**
 * Moves an order that its caller has locked, as the contract's table lets this mover: row, history, effects and event
 * together, or nothing.
 */
export async function transition(transaction: Db, order: Movable, move: Move): Promise<Moved> {
  const { action } = move;
  const row = transitionFor(action, order.status, move.mover, courseOf(order));
  if (row === undefined) return { ok: false, reason: 'out-of-turn' };
  if (row.wantsReason && (move.reason ?? '') === '') return { ok: false, reason: 'needs-reason' };
  if (takes.has(action) && move.agentId === undefined) return { ok: false, reason: 'needs-agent' };
  const now = new Date();
  const carriers = carriersAfter(order, move);
  const isNewBag = carriers.agentId !== null && (action === 'assign' || carriers.agentId !== order.agentId);
  if (isNewBag) await lockBagsOf(transaction, carriers.agentId);
  const carriersConcerned = [order.agentId, order.riderId, carriers.agentId, carriers.riderId];
  const stored = await storeStep(
    transaction,
    {
      orderId: order.id,
      action,
      from: { status: order.status, version: order.version },
      to: row.to,
      mover: move.mover,
      actorId: move.actorId,
      reason: move.reason === '' ? null : move.reason,
      at: now,
      phoneAt: move.phoneAt ?? null,
      carriers,
      isNewBag,
      statusSince: row.to === order.status ? order.statusSince : now,
      ...(await clockAfter(transaction, order, row, now)),
      owedKobo: move.owedKobo ?? 0,
      isOver: !isUnderWay(row.to),
      isBegunAnew: action === 'restart',
      isNewAtDoor: action === 'reassign' || action === 'takeOver',
      isNewAtStop: row.to === 'confirmed' || row.to === 'assigned',
    },
    eventOf(order, { action, status: row.to, version: order.version + 1 }, carriersConcerned),
  );
  if (!stored) throw new Error('an order was moved that nobody had locked');
  const { mover, actorId } = move;
  const moved = { ...order, ...carriers, version: order.version + 1 };
  await applyEffects({ transaction, order: moved, action, mover, actorId, from: order.status, to: row.to });
  return { ok: true, status: row.to };
}

/** An order in the hands of its agent. */
interface Carried {
  transaction: Db;
  order: Movable;
  agentId: string;
  /** The time on the phone's clock. */
  phoneAt: Date | null;
}

/** Moves the order on as its agent; the table says whether it is the turn for it. */
export async function moveAsAgent(
  { transaction, order, agentId, phoneAt }: Carried,
  action: OrderAction,
  reason: string | null = null,
): Promise<'out-of-turn' | undefined> {
  const move: Move = { action, mover: 'agent', actorId: agentId, reason, phoneAt };
  const moved = await transition(transaction, order, move);
  if (moved.ok) return undefined;
  if (moved.reason !== 'out-of-turn') throw new Error(`an agent's ${action} is refused: ${moved.reason}`);
  return 'out-of-turn';
}

/** The carriers after the move: of a packed order the new one goes to the door, and the shopper stays the shopper. */
function carriersAfter(order: Movable, move: Move) {
  const { action, part = 'whole' } = move;
  const agentId = move.agentId ?? null;
  const { riderId, agentPart } = order;
  const before = { agentId: order.agentId, riderId, agentPart };
  if (action === 'assign') return { agentId, riderId: null, agentPart: part };
  if (action === 'giveUp' || action === 'restart')
    return { agentId: null, riderId: null, agentPart: 'whole' } as const;
  if (!takes.has(action)) return before;
  if (action === 'reassign' && isBefore(order.status, 'ready_for_delivery'))
    return { agentId, riderId: null, agentPart: 'whole' } as const;
  return { ...before, riderId: agentId === order.agentId ? null : agentId };
}

interface Clock {
  confirmedAt: Date | null;
  shopBy: Date | null;
  scheduledFor: Date | null;
}

/** Its clock runs from its confirmation or its start; begun anew, it has until the next closing time. */
async function clockAfter(
  db: Db,
  order: Pick<OrderRow, 'confirmedAt' | 'marketId' | 'newTime'>,
  { action }: Transition,
  now: Date,
): Promise<Clock> {
  const { confirmedAt, newTime } = order;
  if (action === 'confirm') return { confirmedAt: now, shopBy: null, scheduledFor: null };
  const isReschedule = action === 'reschedule' && newTime !== null;
  if (!isReschedule && action !== 'restart') return { confirmedAt, shopBy: null, scheduledFor: null };
  const market = await readMarketTimes(db, order.marketId);
  if (isReschedule) return { confirmedAt, shopBy: closesAfter(market, newTime), scheduledFor: newTime };
  const opening = openingOf(market, now);
  const startsAt = opening.kind === 'later' ? opening.startsAt : now;
  return { confirmedAt: now, shopBy: closesAfter(market, startsAt), scheduledFor: null };
}
