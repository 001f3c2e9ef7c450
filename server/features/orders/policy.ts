import { holds } from '#contract/permissions.ts';
import {
  actionsOpenTo,
  isUnderWay,
  orderActions,
  type Mover,
  type OrderAction,
  type OrderStatus,
} from '#contract/orders/lifecycle.ts';
import type { DoorReport } from '#contract/orders/delivery/schema.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import { cancellationOf } from '#contract/orders/cancelling.ts';
import type { Trust } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf, type Person } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';
import type { ItemRow, OrderRow } from './order/store.ts';

/** The trust in the number of an order. */
export function trustOf({
  verified,
  hasPaidBefore,
}: {
  verified: readonly string[];
  hasPaidBefore: boolean;
}): Trust {
  if (verified.length === 0) return 'unverified';
  return hasPaidBefore ? 'paid-before' : 'verified';
}

type Whose = Pick<OrderRow, 'accountId' | 'agentId' | 'riderId' | 'linkHashes'>;

/** True for the account that ordered, and for a holder of the link. */
export function standsForCustomer(person: Person, token: string | null, order: Whose): boolean {
  const user = userOf(person);
  if (user !== null && order.accountId === user.id) return true;
  return token !== null && order.linkHashes.includes(hashSecret(token));
}

/** Readers of the whole order: its customer, the holder of its link, and admins with `orders:view`. */
export function maySee(person: Person, token: string | null, order: Whose): boolean {
  const user = userOf(person);
  return standsForCustomer(person, token, order) || (user !== null && holds(user, 'orders:view'));
}

const watchableMs = 24 * 60 * 60 * 1000;

/** The link for family shows an order until a day after it ended; its claims may go on for longer. */
export function isWatchable(status: OrderStatus, endedAt: Date | null, now: Date): boolean {
  return isUnderWay(status) || endedAt === null || now.getTime() - endedAt.getTime() < watchableMs;
}

/** The PIN is the customer's; who looks after orders may read it to somebody who lost the link. */
export function mayKnowPin(person: Person, token: string | null, order: Whose): boolean {
  const user = userOf(person);
  return standsForCustomer(person, token, order) || (user !== null && holds(user, 'orders:manage'));
}

/** Customers see the report that they are asked about; staff who look after orders see every one. */
export function maySeeReport(person: Person, { kind }: Pick<DoorReport, 'kind'>): boolean {
  const user = userOf(person);
  return kind === 'delivered' || (user !== null && holds(user, 'orders:view'));
}

/** The carrier now: its agent, or the rider who took it over. */
export function carrierOf({ agentId, riderId }: Pick<OrderRow, 'agentId' | 'riderId'>): string | null {
  return riderId ?? agentId;
}

/** As what this person can move the order. */
export function moversOf(person: Person, token: string | null, order: Whose): Mover[] {
  const user = userOf(person);
  const movers: Mover[] = standsForCustomer(person, token, order) ? ['customer'] : [];
  if (user !== null && carrierOf(order) === user.id) movers.push('agent');
  // Admins do not decide on their own orders.
  if (user !== null && user.id !== order.accountId && holds(user, 'orders:manage')) movers.push('admin');
  return movers;
}

/** Actions open to these movers now, in the order of the lifecycle. */
export function actionsFor(
  movers: readonly Mover[],
  order: Pick<
    OrderRow,
    'status' | 'serviceFeeKobo' | 'heldKobo' | 'newTime' | 'callBy' | 'openClaims' | 'kind' | 'brings'
  >,
  items: readonly Pick<ItemRow, 'paidKobo'>[],
): OrderAction[] {
  const isOpen = (action: OrderAction, mover: Mover) => {
    if (action === 'cancel') return cancellationOf({ ...order, items }, mover) !== undefined;
    // Such an order is confirmed by noting the call.
    if (action === 'confirm') return order.callBy === null;
    // An open claim holds the end back.
    if (action === 'complete') return order.openClaims === 0;
    return action !== 'reschedule' || order.newTime !== null;
  };
  const course = courseOf(order);
  const open = new Set(
    movers.flatMap((mover) =>
      actionsOpenTo(mover, order.status, course).filter((action) => isOpen(action, mover)),
    ),
  );
  return orderActions.filter((action) => open.has(action));
}

// Ten thousand endings of a phone number: a few tries are a slip of the thumb, hundreds are somebody else.
const guessesAtACode: Limit = {
  name: 'order: code',
  free: 6,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 15, longestWaitSeconds: 15 * 60 },
};
// Many people share one address behind a mobile network: its waits stay short.
const guessesFromAnAddress: Limit = {
  name: 'order: address',
  free: 30,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 5 * 60 },
};

/** Counter for guesses at an order; codes that do not exist are counted like those that do. */
export function guessTries(
  code: string,
  caller: Pick<Caller, 'address'>,
): { code: Counted; address: Counted } {
  return {
    code: { limit: guessesAtACode, subject: code },
    address: { limit: guessesFromAnAddress, subject: caller.address },
  };
}

const hour = 60 * 60;
const linksToANumber: readonly Limit[] = [
  { name: 'order link: number, hour', free: 3, windowSeconds: hour, afterwards: 'next-window' },
  { name: 'order link: number, day', free: 6, windowSeconds: 24 * hour, afterwards: 'next-window' },
];
const linksFromAnAddress: Limit = {
  name: 'order link: address',
  free: 10,
  windowSeconds: hour,
  afterwards: 'next-window',
};

/** The limits of a link that was asked for: it costs money and may disturb a stranger. */
export function sentLinkTries(phone: string, caller: Pick<Caller, 'address'>): Counted[] {
  return [...linksToNumberTries(phone), { limit: linksFromAnAddress, subject: caller.address }];
}

/** The number's part of it, where nobody asks. */
export function linksToNumberTries(phone: string): Counted[] {
  return linksToANumber.map((limit) => ({ limit, subject: phone }));
}

/** Orders that people without an account place from one address; wide, for the same shared addresses. */
export function guestOrderTries(caller: Caller): Counted {
  return {
    limit: { name: 'order: guest', free: 100, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: caller.address,
  };
}
