import type { ReplyOf } from '#contract/endpoint.ts';
import { agreedParts } from '#contract/orders/fees/delivery-fee.ts';
import type { listBoard } from '#contract/orders/endpoints.ts';
import { pinOf, doorOf } from '#contract/areas.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { howPaidOf } from '#contract/ledger/how-paid.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import {
  orderCode,
  type Order,
  type OrderEvent,
  type OrderSummary,
  type TrackedOrder,
} from '#contract/orders/schema.ts';
import type { OwnOrderSummary } from '#contract/orders/own-summary.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import { claimsUntil } from '#contract/orders/claims/rules.ts';
import { billIsFinal, viewBill, viewVat } from '../money/view.ts';
import { viewArrival } from './view-eta.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import { viewDoorReport } from '../delivery/door-reports/view.ts';
import { viewItem, viewItemEvent } from '../shopping/view.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import type { ParcelReturnRow } from '../errands/door/store-parcel.ts';
import { viewOwnParcelReturn } from '../errands/door/view-parcel.ts';
import { seenErrandOf } from '#contract/orders/errands/seen-errand.ts';
import type { DoorReportRow } from '../delivery/door-reports/store.ts';
import type { ItemEventRow } from '../shopping/store-items.ts';
import type { BoardRow, OwnSummaryRow, SummaryRow, TrackedRow } from './store-summaries.ts';
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
  doorShut: Order['doorShut'];
  /** The way back of its parcel. */
  parcelReturn: ParcelReturnRow | undefined;
  actions: OrderAction[];
  /** True where this reader may know the PIN. */
  mayKnowPin: boolean;
}

export function viewOrder(whole: WholeOrder, addressOf: AddressOf, now: Date): Order {
  const { order, items, events, claims, actions } = whole;
  return {
    id: order.id,
    code: orderCode.parse(order.code),
    status: order.status,
    version: order.version,
    errand: seenErrandOf(order),
    market: {
      id: order.marketId,
      name: order.marketName,
      slug: order.marketSlug,
      place: { latitude: order.marketLatitude, longitude: order.marketLongitude },
    },
    items: items.map((item) => viewItem(item, addressOf)),
    events: events.map(viewEvent),
    itemEvents: whole.itemEvents.map(viewItemEvent),
    priceRule: order.priceRule,
    ceilingKobo: order.ceilingKobo,
    estimateKobo: order.estimateKobo,
    deliveryFeeKobo: order.deliveryFeeKobo,
    deliveryParts: agreedParts(order),
    serviceFeeKobo: order.serviceFeeKobo,
    vat: viewVat(order),
    payWay: order.payWay,
    heldKobo: order.heldKobo,
    toPayKobo: toPayFor(order),
    ...viewPeople(order),
    placedAt: order.placedAt.toISOString(),
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    window: windowRange(order.windowStartsAt),
    ...viewArrival(order, now),
    arrivedAt: order.arrivedAt?.toISOString() ?? null,
    billKobo: viewBill(order, items),
    feeBackKobo: order.feeBackKobo,
    isBillFinal: billIsFinal(order.status),
    receiptUrls: whole.receipts.map(addressOf),
    bag: order.bag,
    pin: whole.mayKnowPin && isAwaited(order.status) ? order.pin : null,
    callBy: order.status === 'placed' ? (order.callBy?.toISOString() ?? null) : null,
    doorReport: whole.doorReport === undefined ? null : viewDoorReport(whole.doorReport),
    doorShut: whole.doorShut,
    paysOnline: null,
    newTime: viewNewTime(order),
    doorPhotoUrl: order.doorPictureId === null ? null : addressOf(order.doorPictureId),
    parcelReturn:
      whole.parcelReturn === undefined ? null : viewOwnParcelReturn(whole.parcelReturn, addressOf),
    rating: order.stars === null ? null : { stars: order.stars, words: order.ratingWords },
    claims,
    claimsUntil: claimsUntil(order, now)?.toISOString() ?? null,
    actions,
    asOf: now.toISOString(),
  };
}

/** The rest of its ceiling while it waits for that, later what is owed; a late fee comes off as it ends at its door. */
function toPayFor({
  status,
  payWay,
  ceilingKobo,
  heldKobo,
  owedKobo,
  feeBackKobo,
}: Pick<OrderRow, 'status' | 'payWay' | 'ceilingKobo' | 'heldKobo' | 'owedKobo' | 'feeBackKobo'>): Kobo {
  if (status === 'placed') return asKobo(payWay === 'online' ? ceilingKobo - heldKobo : 0);
  return asKobo(status === 'on_the_way' ? Math.max(0, owedKobo - feeBackKobo) : owedKobo);
}

function viewPeople(order: OrderRow): Pick<Order, 'address' | 'door' | 'customer' | 'receiver'> {
  const { receiverName, receiverPhone } = order;
  return {
    address: {
      area: order.area,
      landmark: order.landmark,
      directions: order.directions,
      pin: pinOf(order),
    },
    door: doorOf(order),
    customer: {
      id: order.accountId,
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
    kind: row.kind,
    course: courseOf(row),
    placedAt: row.placedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    window: windowRange(row.windowStartsAt),
    ...viewArrival(row, now),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    items: row.lines.map(({ name, quantity, measure, status }) => ({ name, quantity, measure, status })),
    asOf: now.toISOString(),
  };
}

export function viewSummary(row: SummaryRow): OrderSummary {
  return {
    code: orderCode.parse(row.code),
    status: row.status,
    marketName: row.marketName,
    kind: row.kind,
    itemNames: row.itemNames,
    items: row.items,
    estimateKobo: row.estimateKobo,
    finalKobo: billIsFinal(row.status) ? row.billKobo : null,
    placedAt: row.placedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    window: windowRange(row.windowStartsAt),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
  };
}

/** With what the book says of its money. */
export function viewOwnSummary(row: OwnSummaryRow, movements: readonly Movement[]): OwnOrderSummary {
  return {
    ...viewSummary(row),
    money: { payWay: row.payWay, toPayKobo: toPayFor(row), paid: howPaidOf(movements) },
  };
}

export function viewBoardOrder(row: BoardRow, now: Date): ReplyOf<typeof listBoard>[number] {
  return {
    ...viewSummary(row),
    customerName: row.customerName,
    customerPhone: row.customerPhone ?? '',
    isByPhone: row.isByPhone,
    ...viewArrival(row, now),
  };
}
