import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Chance } from '#test/lives/chance.ts';

/** One step of an order's story. */
export interface Step {
  at: Date;
  action: OrderAction | 'place';
  status: OrderStatus;
  mover: Mover;
}

type Move = Omit<Step, 'at'>;

const move = (action: Move['action'], status: OrderStatus, mover: Mover): Move => ({ action, status, mover });

const toTheDoor: readonly Move[] = [
  move('startShopping', 'shopping', 'agent'),
  move('pickUp', 'picked_up', 'agent'),
  move('makeReady', 'ready_for_delivery', 'system'),
  move('setOff', 'on_the_way', 'agent'),
];
const givenUp = [move('giveUp', 'confirmed', 'agent'), move('assign', 'assigned', 'admin')];
const begunAnew = [move('restart', 'confirmed', 'admin'), move('assign', 'assigned', 'agent')];
const delivered = [move('deliver', 'delivered', 'agent'), move('complete', 'completed', 'system')];

/** A whole story that the lifecycle allows, good days and bad ones; minutes lie between its steps, at times days. */
export function historyOf(chance: Chance, placedAt: Date): Step[] {
  const moves = movesOf(chance);
  let at = placedAt.getTime();
  return moves.map(({ action, status, mover }) => {
    if (action !== 'place' && !(action === 'confirm' && chance.happens(60))) at += waitOf(chance);
    return { at: new Date(at), action, status, mover };
  });
}

function waitOf(chance: Chance): number {
  const seconds = chance.happens(4) ? chance.upTo(4 * 24 * 3600) : chance.upTo(25 * 60);
  return seconds * 1000 + chance.upTo(1000);
}

function movesOf(chance: Chance): Move[] {
  const begun = [move('place', 'placed', 'customer'), move('confirm', 'confirmed', 'system')];
  const carried = [
    move('assign', 'assigned', 'agent'),
    ...(chance.happens(20) ? givenUp : []),
    ...toTheDoor,
    ...(chance.happens(10) ? [...begunAnew, ...toTheDoor] : []),
    ...(chance.happens(10) ? [move('reassign', 'on_the_way', 'admin')] : []),
  ];
  if (chance.happens(8))
    return [...begun, ...carried, move('fail', 'failed', chance.oneOf(['agent', 'admin']))];
  if (chance.happens(75)) return [...begun, ...carried, ...delivered];
  const until = [...begun, ...carried].slice(0, 1 + chance.upTo(begun.length + 3));
  return [...until, move('cancel', 'cancelled', chance.oneOf(['customer', 'agent', 'admin', 'system']))];
}
