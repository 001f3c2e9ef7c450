import { asKobo, sumKobo, type Kobo } from '../kobo.ts';
import type { Claim } from './claim-schema.ts';
import type { OrderStatus } from './lifecycle.ts';
import type { OrderItem } from './schema.ts';

const dayMs = 24 * 60 * 60_000;
/** From delivery on; when it is over the order is completed. */
export const claimWindowMs = dayMs;
/** So much is believed without asking. */
export const mostAtOnceKobo = asKobo(200_000);
/** How long nothing else may have been claimed for that. */
export const trustReturnsMs = 30 * dayMs;

/** Until when a claim can be made, or nothing where none can. */
export function claimsUntil(
  { status, statusSince }: { status: OrderStatus; statusSince: Date },
  now: Date,
): Date | undefined {
  const until = new Date(statusSince.getTime() + claimWindowMs);
  return status === 'delivered' && now < until ? until : undefined;
}

const handedOver = new Set<OrderItem['status']>(['found', 'short', 'replaced']);

/** What was paid for an item that came: no price, no claim. */
export function priceOf(item: Pick<OrderItem, 'status' | 'paidKobo'>): Kobo | undefined {
  if (!handedOver.has(item.status) || item.paidKobo === null || item.paidKobo === 0) return undefined;
  return item.paidKobo;
}

/** What of an item's price has not been given back yet. */
export function leftOf(priceKobo: Kobo, claims: readonly Pick<Claim, 'approvedKobo'>[]): Kobo {
  const given = sumKobo(claims.flatMap(({ approvedKobo }) => (approvedKobo === null ? [] : [approvedKobo])));
  return asKobo(Math.max(0, priceKobo - given));
}

/** The most that can be asked for this item now, or nothing where no claim can be made on it. */
export function claimableKobo(
  item: Pick<OrderItem, 'id' | 'status' | 'paidKobo'>,
  claims: readonly Pick<Claim, 'itemId' | 'state' | 'approvedKobo'>[],
): Kobo | undefined {
  const own = claims.filter(({ itemId }) => itemId === item.id);
  const price = priceOf(item);
  if (price === undefined || own.some(({ state }) => state === 'open')) return undefined;
  const left = leftOf(price, own);
  return left === 0 ? undefined : left;
}

export interface Claimant {
  /** Signed in to the account that ordered. */
  isOwner: boolean;
  hasCompletedOrder: boolean;
  lastClaimAt: Date | null;
}

/** Whether a claim is approved without anybody looking: a small one, of a known customer, the first in 30 days. */
export function isApprovedAtOnce(
  askedKobo: Kobo,
  { isOwner, hasCompletedOrder, lastClaimAt }: Claimant,
  now: Date,
): boolean {
  const isFirst = lastClaimAt === null || now.getTime() - lastClaimAt.getTime() >= trustReturnsMs;
  return isOwner && hasCompletedOrder && isFirst && askedKobo <= mostAtOnceKobo;
}
