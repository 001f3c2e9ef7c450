import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Claim } from './schema.ts';
import { isUnderWay, type OrderStatus } from '../lifecycle.ts';
import type { OrderItem } from '../schema.ts';

const dayMs = 24 * 60 * 60_000;
/** From delivery on; when it is over the order is completed. */
export const claimWindowMs = dayMs;
/** So much is believed without asking. */
const mostAtOnceKobo = asKobo(200_000);
/** How long nothing else may have been claimed for that. */
const trustReturnsMs = 30 * dayMs;

/** Until when a claim can be made, or nothing where none can. */
export function claimsUntil(
  { status, statusSince }: { status: OrderStatus; statusSince: Date },
  now: Date,
): Date | undefined {
  const until = new Date(statusSince.getTime() + claimWindowMs);
  return status === 'delivered' && now < until ? until : undefined;
}

/** Why no claim can be made on this order at this moment, or nothing where one can. */
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

/** Why this much cannot be claimed for an item, given what was claimed for it before; nothing where it can. */
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

/** What of an item's price has not been given back yet. */
function leftOf(paidKobo: Kobo, earlier: readonly Earlier[]): Kobo {
  const given = sumKobo(earlier.flatMap(({ approvedKobo }) => (approvedKobo === null ? [] : [approvedKobo])));
  return asKobo(Math.max(0, paidKobo - given));
}

/** What the account that ordered, and is signed in, has shown so far. */
export interface Claimant {
  hasCompletedOrder: boolean;
  lastClaimAt: Date | null;
}

/** Whether a claim is approved without anybody looking: a small one, of somebody who has bought before, the first in 30 days. */
export function isApprovedAtOnce(
  askedKobo: Kobo,
  { hasCompletedOrder, lastClaimAt }: Claimant,
  now: Date,
): boolean {
  const isFirst = lastClaimAt === null || now.getTime() - lastClaimAt.getTime() >= trustReturnsMs;
  return hasCompletedOrder && isFirst && askedKobo <= mostAtOnceKobo;
}
