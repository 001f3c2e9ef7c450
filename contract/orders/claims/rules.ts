import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Claim } from './schema.ts';
import type { OrderKind } from '../errands/schema.ts';
import { isOff, isUnderWay, type OrderStatus } from '../lifecycle.ts';
import type { Order, OrderItem } from '../schema.ts';

const dayMs = 24 * 60 * 60_000;
/** From delivery on; when it is over the order is completed. */
export const claimWindowMs = dayMs;
/** Largest claim that is approved without review. */
const mostAtOnceKobo = asKobo(200_000);
/** A claim is approved automatically only if the account made no other within this time. */
const trustReturnsMs = 30 * dayMs;

/** A parcel that came to no door may be on its way back, or at the office, for some days. */
export const lostParcelWindowMs = 7 * dayMs;

interface Ended {
  status: OrderStatus;
  statusSince: Date;
  kind: OrderKind;
}

/** Until when a claim can be made, or nothing where none can. */
export function claimsUntil({ status, statusSince, kind }: Ended, now: Date): Date | undefined {
  const isParcelBack = kind === 'carry' && isOff(status);
  if (status !== 'delivered' && !isParcelBack) return undefined;
  const until = new Date(statusSince.getTime() + (isParcelBack ? lostParcelWindowMs : claimWindowMs));
  return now < until ? until : undefined;
}

/** Refusal of a claim on this order now, or undefined where one can be made. */
export function windowRefusal(order: Ended, now: Date): 'too-early' | 'too-late' | undefined {
  if (isUnderWay(order.status)) return 'too-early';
  return claimsUntil(order, now) === undefined ? 'too-late' : undefined;
}

const handedOver = new Set<OrderItem['status']>(['found', 'short', 'replaced']);

type Bought = Pick<OrderItem, 'status' | 'paidKobo'>;

/** An order as the most that can be claimed on it follows from it. */
export interface Claimed {
  kind: OrderKind;
  declaredKobo: Kobo | null;
  billKobo: Kobo;
}

/** The most that all claims on a line come to: its price, a parcel's declared value, or the bill of something done. */
function worthOf({ paidKobo }: Bought, { kind, declaredKobo, billKobo }: Claimed): Kobo {
  if (kind === 'carry') return declaredKobo ?? asKobo(0);
  return kind === 'do' ? billKobo : (paidKobo ?? asKobo(0));
}

/** The same of an order as its customer sees it. */
export function claimedOf({ errand, billKobo }: Pick<Order, 'errand' | 'billKobo'>): Claimed {
  return {
    kind: errand?.kind ?? 'market',
    declaredKobo: errand?.kind === 'carry' ? errand.declaredKobo : null,
    billKobo,
  };
}

type Earlier = Pick<Claim, 'state' | 'approvedKobo'>;

/** Refusal of this sum for an item, given its earlier claims; undefined where it can be claimed. */
export function claimRefusal(
  order: Claimed,
  item: Bought,
  earlier: readonly Earlier[],
  askedKobo: Kobo,
): 'no-price' | 'claim-open' | 'amount-too-high' | undefined {
  const worthKobo = worthOf(item, order);
  if (!handedOver.has(item.status) || worthKobo === 0) return 'no-price';
  if (earlier.some(({ state }) => state === 'open')) return 'claim-open';
  return askedKobo > leftOf(worthKobo, earlier) ? 'amount-too-high' : undefined;
}

/** The most that can be asked for this item now, or nothing where no claim can be made on it. */
export function claimableKobo(
  order: Claimed,
  item: Bought & Pick<OrderItem, 'id'>,
  claims: readonly (Earlier & Pick<Claim, 'itemId'>)[],
): Kobo | undefined {
  const earlier = claims.filter(({ itemId }) => itemId === item.id);
  const left = leftOf(worthOf(item, order), earlier);
  return left === 0 || claimRefusal(order, item, earlier, left) !== undefined ? undefined : left;
}

/** Part of what an item is worth that earlier claims did not give back. */
function leftOf(worthKobo: Kobo, earlier: readonly Earlier[]): Kobo {
  const given = sumKobo(earlier.flatMap(({ approvedKobo }) => (approvedKobo === null ? [] : [approvedKobo])));
  return asKobo(Math.max(0, worthKobo - given));
}

/** Record of the signed-in account that ordered. */
export interface Claimant {
  hasCompletedOrder: boolean;
  lastClaimAt: Date | null;
}

/** A small claim on goods is approved without review for an account with a completed order and no claim in 30 days. */
export function isApprovedAtOnce(
  askedKobo: Kobo,
  { hasCompletedOrder, lastClaimAt }: Claimant,
  now: Date,
): boolean {
  const isFirst = lastClaimAt === null || now.getTime() - lastClaimAt.getTime() >= trustReturnsMs;
  return hasCompletedOrder && isFirst && askedKobo <= mostAtOnceKobo;
}
