import { keysOf } from '../keys-of.ts';
import type { Kobo } from '../kobo.ts';
import type { Account } from './accounts.ts';

/** Money back to a customer: as credit at once, or to its sender the way it came. */
export type PaidBack = { kobo: Kobo } & ({ to: 'credit'; accountId: string } | { to: 'sender' });

/** Change that is more than is believed at once: the customer's once staff have confirmed the agent's count. */
type WaitingChange = { to: 'waiting'; accountId: string; kobo: Kobo };

interface Bill {
  goodsKobo: Kobo;
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
}

/** The VAT inside the fees of a movement, in thousandths; none where there is none. */
export interface Taxed {
  vatPermille?: number;
}

/** A movement without VAT says nothing of it, as movements did before there was any. */
export function taxedAt(vatPermille = 0): Taxed {
  return vatPermille === 0 ? {} : { vatPermille };
}

/** A lower bill: the difference first reduces what is still owed, and the rest is paid back. */
interface Reduction {
  offBillKobo: Kobo;
  back: PaidBack | null;
}

/** Paid beforehand, and what becomes of it. */
type HeldMovement =
  | { what: 'credit-held'; orderId: string; accountId: string; kobo: Kobo }
  | { what: 'paid-online'; orderId: string; paymentId: string; kobo: Kobo }
  /** Late, twice or too little: it goes back and confirms nothing. */
  | { what: 'paid-in-vain'; orderId: string; paymentId: string; kobo: Kobo }
  | { what: 'held-applied'; orderId: string; version: number; kobo: Kobo }
  | { what: 'change-booked'; orderId: string; version: number; back: PaidBack }
  | { what: 'held-returned'; orderId: string; version: number; back: PaidBack };

/** An agent buys with the house's cash; a purchase is undone by its own id when an outcome is reopened. */
type GoodsMovement =
  | { what: 'goods-bought'; orderId: string; itemId: string; purchaseId: string; agentId: string; kobo: Kobo }
  | {
      what: 'goods-unbought';
      orderId: string;
      itemId: string;
      purchaseId: string;
      agentId: string;
      kobo: Kobo;
    }
  /** As it was done before returns: books hold some. */
  | { what: 'goods-written-off'; orderId: string; version: number; kobo: Kobo }
  /** Bought for an order that came to nothing: with the agent until the office has them. */
  | { what: 'goods-left'; orderId: string; agentId: string; returnId: string; kobo: Kobo }
  | {
      what: 'goods-returned';
      orderId: string;
      agentId: string;
      returnId: string;
      outcome: 'received' | 'thrown-away' | 'written-off';
      kobo: Kobo;
    };

/** Everything of a bill back; what had been paid of it is held for the order again, what was forgiven is not paid. */
type BillReversed = Bill &
  Taxed & {
    what: 'bill-reversed';
    orderId: string;
    version: number;
    offBillKobo: Kobo;
    forgivenKobo: Kobo;
    heldKobo: Kobo;
  };

/** `version` is the order's as it is billed: an order that was begun anew is billed again. */
type BillMovement =
  | ({ what: 'billed'; orderId: string; version: number } & Bill & Taxed)
  | BillReversed
  | ({ what: 'cancel-charged'; orderId: string; goodsKobo: Kobo; serviceFeeKobo: Kobo } & Taxed)
  /**
   * More for the way than was billed: to a corrected address, or back with a parcel that nobody took. Its VAT is said,
   * so that with what was billed before it is that of the whole fee.
   */
  | { what: 'fee-added'; orderId: string; addedId: string; deliveryFeeKobo: Kobo; vatKobo: Kobo }
  /** The goods are the house's again. */
  | ({ what: 'item-rejected'; orderId: string; itemId: string; purchaseId: string } & Reduction)
  | ({ what: 'late-fee-returned'; orderId: string } & Reduction & Taxed);

/** At the door, or later where it was not paid there. What is more than the bill goes back. */
type CollectedMovement =
  | {
      what: 'cash-collected';
      orderId: string;
      agentId: string;
      billKobo: Kobo;
      over: PaidBack | WaitingChange | null;
    }
  /** Cash that was counted at a door where nothing was handed over: there was none. */
  | { what: 'cash-denied'; orderId: string; agentId: string; billKobo: Kobo }
  | { what: 'change-confirmed'; orderId: string; accountId: string; countId: string; kobo: Kobo }
  /** Staff found that there was no such change. */
  | { what: 'change-refused'; orderId: string; countId: string; kobo: Kobo }
  | {
      what: 'transfer-collected';
      orderId: string;
      paymentId: string;
      into: 'gateway' | 'bank';
      billKobo: Kobo;
      over: PaidBack | null;
    }
  | { what: 'debt-paid'; orderId: string; paymentId: string; into: 'gateway' | 'bank'; kobo: Kobo }
  | { what: 'debt-paid-by-credit'; orderId: string; accountId: string; requestId: string; kobo: Kobo }
  | { what: 'debt-written-off'; orderId: string; adjustmentId: string; kobo: Kobo };

/** Out of the house's own pocket, and refunds on their way. */
type RefundMovement =
  | { what: 'claim-refunded'; orderId: string; claimId: string; back: PaidBack }
  /** For a parcel that was lost or broken, beyond what was paid for its order. */
  | { what: 'loss-paid'; orderId: string; claimId: string; back: PaidBack }
  | { what: 'refund-granted'; orderId: string; adjustmentId: string; back: PaidBack }
  | { what: 'refund-sent'; orderId: string; refundId: string; from: 'gateway' | 'bank'; kobo: Kobo }
  /** The provider took it and could not deliver it: it is due again. */
  | { what: 'refund-bounced'; orderId: string; refundId: string; kobo: Kobo };

type AgentMovement =
  | { what: 'earned'; orderId: string; agentId: string; kobo: Kobo }
  | { what: 'earnings-paid'; agentId: string; payoutId: string; kobo: Kobo }
  | { what: 'float-issued'; agentId: string; floatId: string; kobo: Kobo }
  | { what: 'float-returned'; agentId: string; floatId: string; kobo: Kobo }
  | { what: 'float-counted'; agentId: string; countId: string; found: 'more' | 'less'; kobo: Kobo };

type CreditMovement =
  | { what: 'credit-given'; accountId: string; adjustmentId: string; kobo: Kobo }
  | { what: 'credit-taken'; accountId: string; adjustmentId: string; kobo: Kobo }
  | { what: 'withdrawal-asked'; accountId: string; withdrawalId: string; kobo: Kobo }
  | { what: 'withdrawal-paid'; accountId: string; withdrawalId: string; kobo: Kobo }
  | { what: 'withdrawal-refused'; accountId: string; withdrawalId: string; kobo: Kobo };

/** An older posting taken back, all of it or the lines that were wrong. */
type RepairMovement = {
  what: 'posting-reversed';
  postingId: number;
  reverses: MovementKind;
  lines: (Account & { kobo: number })[];
};

type ProviderMovement =
  | { what: 'gateway-fee'; paymentId: string; kobo: Kobo }
  | { what: 'gateway-settled'; settlementId: string; kobo: Kobo };

/** Everything that money does in the trade. */
export type Movement =
  | HeldMovement
  | GoodsMovement
  | BillMovement
  | CollectedMovement
  | RefundMovement
  | AgentMovement
  | CreditMovement
  | RepairMovement
  | ProviderMovement;

export type MovementKind = Movement['what'];
export const movementKinds = keysOf({
  'credit-held': true,
  'paid-online': true,
  'paid-in-vain': true,
  'held-applied': true,
  'change-booked': true,
  'held-returned': true,
  'goods-bought': true,
  'goods-unbought': true,
  'goods-written-off': true,
  'goods-left': true,
  'goods-returned': true,
  'bill-reversed': true,
  billed: true,
  'cancel-charged': true,
  'fee-added': true,
  'item-rejected': true,
  'late-fee-returned': true,
  'cash-collected': true,
  'cash-denied': true,
  'change-confirmed': true,
  'change-refused': true,
  'transfer-collected': true,
  'debt-paid': true,
  'debt-paid-by-credit': true,
  'debt-written-off': true,
  'claim-refunded': true,
  'loss-paid': true,
  'refund-granted': true,
  'refund-sent': true,
  'refund-bounced': true,
  earned: true,
  'earnings-paid': true,
  'float-issued': true,
  'float-returned': true,
  'float-counted': true,
  'credit-given': true,
  'credit-taken': true,
  'withdrawal-asked': true,
  'withdrawal-paid': true,
  'withdrawal-refused': true,
  'posting-reversed': true,
  'gateway-fee': true,
  'gateway-settled': true,
} satisfies Record<MovementKind, true>);

/** The order that it belongs to, where it belongs to one. */
export function orderOf(movement: Movement): string | null {
  return 'orderId' in movement ? movement.orderId : null;
}

/** Identity of a movement: posting it twice gives the same key, so that it is booked once. */
export function keyOf(movement: Movement): string {
  return [movement.what, ...marksOf(movement)].join(':');
}

/** The same line of an order that was begun anew is bought, and may be refused, once more: it goes by its purchase. */
function marksOf(movement: Movement): readonly (string | number)[] {
  if (movement.what === 'posting-reversed') return [movement.postingId];
  if ('returnId' in movement) return [movement.returnId];
  if ('claimId' in movement) return [movement.claimId];
  switch (movement.what) {
    case 'credit-held':
    case 'cancel-charged':
    case 'late-fee-returned':
    case 'cash-collected':
    case 'cash-denied':
    case 'change-confirmed':
    case 'change-refused':
      return [movement.orderId];
    case 'billed':
    case 'bill-reversed':
    case 'held-applied':
    case 'goods-written-off':
      return [movement.orderId, movement.version];
    case 'change-booked':
    case 'held-returned':
      return [movement.orderId, movement.version, movement.back.to];
    case 'earned':
      return [movement.orderId, movement.agentId];
    case 'goods-bought':
    case 'goods-unbought':
    case 'item-rejected':
      return [movement.purchaseId];
    case 'paid-online':
    case 'paid-in-vain':
    case 'transfer-collected':
    case 'debt-paid':
    case 'gateway-fee':
      return [movement.paymentId];
    case 'debt-paid-by-credit':
      return [movement.requestId];
    case 'fee-added':
      return [movement.addedId];
    case 'debt-written-off':
    case 'refund-granted':
    case 'credit-given':
    case 'credit-taken':
      return [movement.adjustmentId];
    case 'refund-sent':
    case 'refund-bounced':
      return [movement.refundId];
    case 'earnings-paid':
      return [movement.payoutId];
    case 'float-issued':
    case 'float-returned':
      return [movement.floatId];
    case 'float-counted':
      return [movement.countId];
    case 'withdrawal-asked':
    case 'withdrawal-paid':
    case 'withdrawal-refused':
      return [movement.withdrawalId];
    case 'gateway-settled':
      return [movement.settlementId];
  }
}
