import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Claim } from './schema.ts';
import { isUnderWay, type OrderStatus } from '../lifecycle.ts';
import type { OrderItem } from '../schema.ts';

const dayMs = 24 * 60 * 60_000;
/** From delivery on; when it is over the order is completed. */
export const claimWindowMs = dayMs;
/** Largest claim that is approved without review. */
const mostAtOnceKobo = asKobo(200_000);
/** A claim is approved automatically only if the account made no other within this time. */
const trustReturnsMs = 30 * dayMs;

/** Until when a claim can be made, or nothing where none can. */
export function claimsUntil(
  { status, statusSince }: { status: OrderStatus; statusSince: Date },
  now: Date,
): Date | undefined {
  const until = new Date(statusSince.getTime() + claimWindowMs);
  return status === 'delivered' && now < until ? until : undefined;
}

/** Refusal of a claim on this order now, or undefined where one can be made. */
export function windowRefusal(
  order: { status: OrderStatus; statusSince: Date },
  now: Date,
): 'too-early' | 'too-late' | undefined {
  if (isUnderWay(order.status)) return 'too-early';
  return claimsUntil(order, now) === undefined ? 'too-late' : undefined;
}

const handedOver = new Set<OrderItem['status']>(['found', 'short', 'replaced']);

type Bought = Pick<OrderItem, 'status' | 'paidKobo'>;
type Earlier = Pick<Claim, 'state' | 'approvedKobo'>;

/** Refusal of this sum for an item, given its earlier claims; undefined where it can be claimed. */
export function claimRefusal(
  { status, paidKobo }: Bought,
  earlier: readonly Earlier[],
  askedKobo: Kobo,
): 'no-price' | 'claim-open' | 'amount-too-high' | undefined {
  if (!handedOver.has(status) || paidKobo === null || paidKobo === 0) return 'no-price';
  if (earlier.some(({ state }) => state === 'open')) return 'claim-open';
  return askedKobo > leftOf(paidKobo, earlier) ? 'amount-too-high' : undefined;
}

/** The most that can be asked for this item now, or nothing where no claim can be made on it. */
export function claimableKobo(
  item: Bought & Pick<OrderItem, 'id'>,
  claims: readonly (Earlier & Pick<Claim, 'itemId'>)[],
): Kobo | undefined {
  const earlier = claims.filter(({ itemId }) => itemId === item.id);
  const left = leftOf(item.paidKobo ?? asKobo(0), earlier);
  return left === 0 || claimRefusal(item, earlier, left) !== undefined ? undefined : left;
}

/** Part of an item’s price that earlier claims did not give back. */
function leftOf(paidKobo: Kobo, earlier: readonly Earlier[]): Kobo {
  const given = sumKobo(earlier.flatMap(({ approvedKobo }) => (approvedKobo === null ? [] : [approvedKobo])));
  return asKobo(Math.max(0, paidKobo - given));
}

/** Record of the signed-in account that ordered. */
export interface Claimant {
  hasCompletedOrder: boolean;
  lastClaimAt: Date | null;
}

/** A small claim is approved without review for an account with a completed order and no claim in 30 days. */
export function isApprovedAtOnce(
  askedKobo: Kobo,
  { hasCompletedOrder, lastClaimAt }: Claimant,
  now: Date,
): boolean {
  const isFirst = lastClaimAt === null || now.getTime() - lastClaimAt.getTime() >= trustReturnsMs;
  return hasCompletedOrder && isFirst && askedKobo <= mostAtOnceKobo;
}
