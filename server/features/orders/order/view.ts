import { pinOf } from '#contract/areas.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { userId } from '#contract/accounts/schema.ts';
import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import {
  orderCode,
  orderId,
  type Order,
  type OrderEvent,
  type OrderSummary,
  type TrackedOrder,
} from '#contract/orders/schema.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { claimsUntil } from '#contract/orders/claims/rules.ts';
import { billIsFinal, viewBill } from '../money/view.ts';
import { etaOf } from './view-eta.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import { viewDoorReport } from '../delivery/door-reports/view.ts';
import { viewItem, viewItemEvent } from '../shopping/view.ts';
import type { DoorReportRow } from '../delivery/door-reports/store.ts';
import type { ItemEventRow } from '../shopping/store-items.ts';
import type { BoardRow, SummaryRow, TrackedRow } from './store-summaries.ts';
import type { EventRow, ItemRow, OrderRow } from './store.ts';

export interface WholeOrder {
  order: OrderRow;
  items: readonly ItemRow[];
  events: readonly EventRow[];
  itemEvents: readonly ItemEventRow[];
  claims: Claim[];
  receipts: readonly string[];
  /** The open report, where the reader may see it. */
  doorReport: DoorReportRow | undefined;
  actions: OrderAction[];
  /** Whether whoever reads it may know the PIN. */
  mayKnowPin: boolean;
}

export function viewOrder(whole: WholeOrder, addressOf: AddressOf, now: Date): Order {
  const { order, items, events, claims, actions } = whole;
  return {
    id: orderId.parse(order.id),
    code: orderCode.parse(order.code),
    status: order.status,
    version: order.version,
    market: {
      id: marketId.parse(order.marketId),
      name: order.marketName,
      slug: order.marketSlug,
      place: { latitude: order.marketLatitude, longitude: order.marketLongitude },
    },
    items: items.map((item) => viewItem(item, addressOf)),
    events: events.map(viewEvent),
    itemEvents: whole.itemEvents.map(viewItemEvent),
    priceRule: order.priceRule,
    ceilingKobo: asKobo(order.ceilingKobo),
    estimateKobo: asKobo(order.estimateKobo),
    deliveryFeeKobo: asKobo(order.deliveryFeeKobo),
    serviceFeeKobo: asKobo(order.serviceFeeKobo),
    payWay: order.payWay,
    heldKobo: asKobo(order.heldKobo),
    toPayKobo: toPayFor(order),
    ...viewPeople(order),
    placedAt: order.placedAt.toISOString(),
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    eta: etaOf(order, now),
    billKobo: viewBill(order, items),
    feeBackKobo: asKobo(order.feeBackKobo),
    isBillFinal: billIsFinal(order.status),
    receiptUrls: whole.receipts.map(addressOf),
    pin: whole.mayKnowPin && isAwaited(order.status) ? order.pin : null,
    callBy: order.status === 'placed' ? (order.callBy?.toISOString() ?? null) : null,
    doorReport: whole.doorReport === undefined ? null : viewDoorReport(whole.doorReport),
    newTime: viewNewTime(order),
    rating: order.stars === null ? null : { stars: order.stars, words: order.ratingWords },
    claims,
    claimsUntil: claimsUntil(order, now)?.toISOString() ?? null,
    actions,
    asOf: now.toISOString(),
  };
}

/** The rest of its ceiling while it waits for that, later what is owed; a late fee comes off as it ends at its door. */
function toPayFor({ status, payWay, ceilingKobo, heldKobo, owedKobo, feeBackKobo }: OrderRow): Kobo {
  if (status === 'placed') return asKobo(payWay === 'online' ? ceilingKobo - heldKobo : 0);
  return asKobo(status === 'on_the_way' ? Math.max(0, owedKobo - feeBackKobo) : owedKobo);
}

function viewPeople(order: OrderRow): Pick<Order, 'address' | 'customer' | 'receiver'> {
  const { receiverName, receiverPhone } = order;
  return {
    address: {
      area: order.area,
      landmark: order.landmark,
      directions: order.directions,
      pin: pinOf(order),
    },
    customer: {
      id: order.accountId === null ? null : userId.parse(order.accountId),
      name: order.customerName,
      phone: order.customerPhone ?? '',
    },
    receiver:
      receiverName === null || receiverPhone === null ? null : { name: receiverName, phone: receiverPhone },
  };
}

function viewNewTime({ newTime, newTimeUntil }: OrderRow): Order['newTime'] {
  if (newTime === null || newTimeUntil === null) return null;
  return { startsAt: newTime.toISOString(), answerBy: newTimeUntil.toISOString() };
}

/** Packed, and somebody waits for it: nobody reads a PIN out after that. */
function isAwaited(status: OrderStatus): boolean {
  return status === 'ready_for_delivery' || status === 'on_the_way';
}

function viewEvent(row: EventRow): OrderEvent {
  return {
    at: row.at.toISOString(),
    phoneAt: row.phoneAt?.toISOString() ?? null,
    status: row.status,
    action: row.action,
    by: row.mover,
    reason: row.reason,
  };
}

export function viewTracked(row: TrackedRow, now: Date): TrackedOrder {
  return {
    code: orderCode.parse(row.code),
    status: row.status,
    marketName: row.marketName,
    placedAt: row.placedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    eta: etaOf({ ...row, items: row.lines.length }, now),
    items: row.lines.map(({ name, quantity, measure, status }) => ({ name, quantity, measure, status })),
    asOf: now.toISOString(),
  };
}

export function viewSummary(row: SummaryRow): OrderSummary {
  return {
    code: orderCode.parse(row.code),
    status: row.status,
    marketName: row.marketName,
    itemNames: row.itemNames,
    items: row.items,
    estimateKobo: asKobo(row.estimateKobo),
    placedAt: row.placedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
  };
}

export function viewBoardOrder(
  row: BoardRow,
): OrderSummary & { customerName: string; customerPhone: string } {
  return { ...viewSummary(row), customerName: row.customerName, customerPhone: row.customerPhone ?? '' };
}
