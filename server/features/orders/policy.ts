import { holds } from '#contract/permissions.ts';
import { actionsOpenTo, orderActions, type Mover, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { DoorReport } from '#contract/orders/delivery/schema.ts';
import { cancellationOf } from '#contract/orders/cancelling.ts';
import type { Trust } from '#contract/orders/placing/pay-on-delivery.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf, type Person } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';
import type { ClaimRow } from './claims/store.ts';
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

type Whose = Pick<OrderRow, 'accountId' | 'agentId' | 'riderId' | 'linkHash'>;

/** True for the account that ordered, and for whoever holds the link. */
export function standsForCustomer(person: Person, token: string | null, order: Whose): boolean {
  const user = userOf(person);
  if (user !== null && order.accountId === user.id) return true;
  return token !== null && order.linkHash !== null && hashSecret(token) === order.linkHash;
}

/** Who may read the whole order: its customer, the holder of its link, and staff who look after orders. */
export function maySee(person: Person, token: string | null, order: Whose): boolean {
  const user = userOf(person);
  return standsForCustomer(person, token, order) || (user !== null && holds(user, 'orders:view'));
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

/** Who carries it now: its agent, or the rider who took it over. */
export function carrierOf({ agentId, riderId }: Pick<OrderRow, 'agentId' | 'riderId'>): string | null {
  return riderId ?? agentId;
}

/** As what this person can move the order. */
export function moversOf(person: Person, token: string | null, order: Whose): Mover[] {
  const user = userOf(person);
  const movers: Mover[] = standsForCustomer(person, token, order) ? ['customer'] : [];
  if (user !== null && carrierOf(order) === user.id) movers.push('agent');
  // Nobody decides on their own order.
  if (user !== null && user.id !== order.accountId && holds(user, 'orders:manage')) movers.push('admin');
  return movers;
}

/** What these movers can do to it now, in the order of the lifecycle. */
export function actionsFor(
  movers: readonly Mover[],
  order: Pick<OrderRow, 'status' | 'serviceFeeKobo' | 'heldKobo' | 'newTime' | 'callBy'>,
  items: readonly Pick<ItemRow, 'paidKobo'>[],
): OrderAction[] {
  const isOpen = (action: OrderAction, mover: Mover) => {
    if (action === 'cancel') return cancellationOf(cancellable(order, items), mover) !== undefined;
    // Such an order is confirmed by noting the call.
    if (action === 'confirm') return order.callBy === null;
    return action !== 'reschedule' || order.newTime !== null;
  };
  const open = new Set(
    movers.flatMap((mover) => actionsOpenTo(mover, order.status).filter((action) => isOpen(action, mover))),
  );
  return orderActions.filter((action) => open.has(action));
}

/** The order as the rule on cancelling asks for it. */
export function cancellable(
  order: Pick<OrderRow, 'status' | 'serviceFeeKobo' | 'heldKobo'>,
  items: readonly Pick<ItemRow, 'paidKobo'>[],
) {
  return {
    status: order.status,
    serviceFeeKobo: asKobo(order.serviceFeeKobo),
    heldKobo: asKobo(order.heldKobo),
    items: items.map(({ paidKobo }) => ({ paidKobo: paidKobo === null ? null : asKobo(paidKobo) })),
  };
}

/** An item as the rule on claims asks for it, with what was claimed for it before. */
export function claimable(
  item: Pick<ItemRow, 'id' | 'status' | 'paidKobo'>,
  claims: readonly Pick<ClaimRow, 'itemId' | 'state' | 'approvedKobo'>[],
) {
  const inKobo = (amount: number | null) => (amount === null ? null : asKobo(amount));
  const earlier = claims
    .filter(({ itemId }) => itemId === item.id)
    .map(({ state, approvedKobo }) => ({ state, approvedKobo: inKobo(approvedKobo) }));
  return [{ status: item.status, paidKobo: inKobo(item.paidKobo) }, earlier] as const;
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

/** What a look at an order is counted under; codes that do not exist are counted like those that do. */
export function lookTries(
  code: string,
  caller: Pick<Caller, 'address'>,
): { code: Counted; address: Counted } {
  return {
    code: { limit: guessesAtACode, subject: code },
    address: { limit: guessesFromAnAddress, subject: caller.address },
  };
}

/** Orders that people without an account place from one address; wide, for the same shared addresses. */
export function guestOrderTries(caller: Caller): Counted {
  return {
    limit: { name: 'order: guest', free: 100, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: caller.address,
  };
}
