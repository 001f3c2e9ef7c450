import { asKobo } from '#contract/kobo.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import type { Claim, ClaimOutcome } from '#contract/orders/claims/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { ClaimRow, WaitingRow } from './store.ts';
import type { OrderRow } from '../order/store.ts';
import { topicsOf } from '../order/view-event.ts';

export function viewClaim(row: ClaimRow, addressOf: AddressOf): Claim {
  return {
    id: row.id,
    itemId: row.itemId,
    what: row.what,
    words: row.words,
    state: row.state,
    askedKobo: row.askedKobo,
    approvedKobo: row.approvedKobo,
    reason: row.reason,
    madeAt: row.madeAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    pictures: row.pictures.map(addressOf),
  };
}

export function viewWaiting(
  row: WaitingRow,
  addressOf: AddressOf,
): ReplyOf<typeof listClaimsWaiting>[number] {
  const { itemName, quantity, measure, note, paidKobo } = row;
  return {
    ...viewClaim(row, addressOf),
    code: orderCode.parse(row.code),
    customerName: row.customerName,
    customerPhone: row.customerPhone ?? '',
    item: { name: itemName, quantity, measure, note, paidKobo: asKobo(paidKobo ?? 0) },
  };
}

export function viewOutcome(row: Pick<ClaimRow, 'id' | 'state' | 'approvedKobo'>): ClaimOutcome {
  return {
    claimId: row.id,
    state: row.state,
    approvedKobo: row.approvedKobo,
  };
}

/** The event of a claim: on which order, and what is owed because of it. */
export function claimEventOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId'>,
  kind: 'order.claimMade' | 'order.claimDecided',
  outcome: ClaimOutcome,
): OutboxEvent {
  return {
    topics: topicsOf(order),
    kind,
    payload: { orderId: order.id, code: order.code, ...outcome },
  };
}
