import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { UserId } from '#contract/accounts/schema.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { isDoneThere } from '#contract/orders/errands/course.ts';
import { codeLetters } from '#contract/orders/code.ts';
import { promisedArrival } from '#contract/orders/placing/agreement.ts';
import { calledWithinMs } from '#contract/orders/placing/pay-on-delivery.ts';
import type { placeOrder } from '#contract/orders/endpoints.ts';
import { orderItemId } from '#contract/orders/ids.ts';
import { orderId } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { RequestMark } from '#server/idempotency/store.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { actionsFor } from '../policy.ts';
import { errandColumnsOf } from '../errands/errand-columns.ts';
import type { Appraisal } from './appraise.ts';
import { notBought } from '../shopping/store-items.ts';
import { notCarried } from '../run/store.ts';
import type { Origin } from './store.ts';
import type { NewItem, NewOrderRow, NewStep } from './store-new-order.ts';
import type { EventRow, ItemRow, OrderRow } from '../order/store.ts';
import { viewOrder } from '../order/view.ts';

type Written = InputOf<typeof placeOrder>;

export interface Phones {
  customer: string;
  receiver: string | null;
  /** The number of who hands a parcel over. */
  giver: string | null;
}

/** The customer on the phone for whom an admin types an order: nobody is signed in for them, and no device is theirs. */
export interface OnPhone {
  typedBy: UserId;
  mark: RequestMark;
  /** The device that stands for this phone call: a number proved in it is trusted there. */
  proved: string;
  /** Counts the open orders of an unverified number. */
  counted: string;
  /** Written with the order, or not at all. */
  note: (transaction: Db, order: NewOrderRow) => Promise<void>;
}

/** An order that nothing stands against any more. */
export interface Placing {
  written: Written;
  phones: Phones;
  appraisal: Appraisal;
  now: Date;
  token: string;
  mark: RequestMark;
  /** The account that it belongs to; an order that an admin types belongs to none. */
  accountId: UserId | null;
  /** The account’s credit when the order was checked. */
  creditKobo: number;
  /** True where credit alone can pay it now. */
  isByCreditAlone: boolean;
  from: Origin;
  /** The number is one of the customer’s own. */
  isVerified: boolean;
  /** The keyed hash of the address that it comes from. */
  addressHash: string;
  standing: Standing;
  onPhone: OnPhone | null;
}

/** The standing of a new order: trusted, on an unverified number, or waiting for a call to it. */
export type Standing =
  | { as: 'trusted' }
  | { as: 'unverified' | 'call-first'; placedOn: string; placedFrom: string; places: Taken };

/** One place of the device's, and one of the address's. */
interface Taken {
  devicePlace: number;
  addressPlace: number;
}

/** Paid at the door within its cap, or with nothing left to pay, it is confirmed as it is placed. */
function firstSteps(
  { written: { payWay, ceilingKobo }, standing, onPhone }: Placing,
  heldKobo: Kobo,
): readonly NewStep[] {
  const mover = onPhone === null ? 'customer' : 'admin';
  const placed: NewStep = { action: 'place', status: 'placed', mover };
  if (standing.as === 'call-first') return [placed];
  if (payWay === 'online' && heldKobo < ceilingKobo) return [placed];
  return [placed, { action: 'confirm', status: 'confirmed', mover: 'system' }];
}

/** The door of the order: its address, or the stop of an errand that ends there. */
function doorColumnsOf({ errand, address }: Written) {
  const { landmark, directions, pin } =
    isDoneThere(errand) && errand ? { ...errand.stop, directions: '' } : address;
  return { landmark, directions, latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null };
}

/** The order as it is written down, under a code of its own. */
export function rowOf(placing: Placing, heldKobo: Kobo): NewOrderRow {
  const { written, phones, appraisal, now, token, standing, isVerified } = placing;
  const { customer, receiver, priceRule, payWay, ceilingKobo } = written;
  const { market, goal, when, shopBy, estimateKobo, deliveryFeeKobo, serviceFeeKobo, loadGrams } = appraisal;
  return {
    id: orderId.parse(randomUUIDv7()),
    code: drawCode(market.codeLetters),
    linkHash: hashSecret(token),
    marketId: market.id,
    cityId: market.cityId,
    errand: errandColumnsOf(appraisal.stop, phones.giver, appraisal.waiting),
    accountId: placing.accountId,
    placedById: placing.onPhone?.typedBy ?? null,
    customerName: customer.name,
    customerPhone: phones.customer,
    receiverName: receiver?.name ?? null,
    receiverPhone: phones.receiver,
    zoneId: goal.zoneId,
    area: goal.area,
    ...doorColumnsOf(written),
    priceRule,
    payWay,
    estimateKobo,
    ceilingKobo,
    deliveryFeeKobo,
    ...partColumnsOf(appraisal),
    earningTerms: appraisal.earningTerms,
    vatPermille: appraisal.vatPermille,
    serviceFeeKobo,
    loadGrams,
    placedAt: now,
    scheduledFor: when.kind === 'scheduled' ? new Date(when.startsAt) : null,
    windowStartsAt: appraisal.window?.startsAt ?? null,
    windowPlace: appraisal.window?.place ?? null,
    shopBy,
    ...promiseOf(placing),
    phoneVerified: isVerified,
    unverified: originOf(standing),
    unpaid: unpaidOriginOf(placing),
    callBy: callByOf(standing, now),
    items: itemsOf(written, appraisal),
    steps: firstSteps(placing, heldKobo),
  };
}

type PartColumn = 'feeKilometres' | 'feeKilometresKobo' | 'feeLoad' | 'feeLoadKobo' | 'feeZoneKobo';

/** The parts of the delivery fee in columns of their own; the base is what they leave of it. */
function partColumnsOf({ deliveryParts, loadClass }: Appraisal): Pick<NewOrderRow, PartColumn> {
  const kilometres = deliveryParts.find((part) => part.kind === 'kilometres');
  return {
    feeKilometres: kilometres?.count ?? 0,
    feeKilometresKobo: kilometres?.kobo ?? asKobo(0),
    feeLoad: loadClass,
    feeLoadKobo: deliveryParts.find((part) => part.kind === 'load')?.kobo ?? asKobo(0),
    feeZoneKobo: deliveryParts.find((part) => part.kind === 'zone')?.kobo ?? asKobo(0),
  };
}

/** The promise of the front page counts where no range is known; of a window, the window does. */
function promiseOf({ written, appraisal }: Placing): Pick<NewOrderRow, 'soonestMinutes' | 'minutes'> {
  const arrival =
    appraisal.window === null
      ? promisedArrival(written.agreed.arrival, appraisal.arrival)
      : appraisal.arrival;
  return arrival === null
    ? { soonestMinutes: null, minutes: appraisal.frontPageMinutes }
    : { soonestMinutes: arrival.earliest, minutes: arrival.latest };
}

/** The time until which the number is called first; none where it needs no call. */
export function callByOf(standing: Standing, now: Date): Date | null {
  return standing.as === 'call-first' ? new Date(now.getTime() + calledWithinMs) : null;
}

/** The device and address that count an unverified order. */
export function originOf(standing: Standing): NewOrderRow['unverified'] {
  if (standing.as === 'trusted') return null;
  const { placedOn, placedFrom, places } = standing;
  return { placedOn, placedFrom, ...places };
}

/** The device and address that count an unpaid order of a window; an account counts its own. */
function unpaidOriginOf({
  written,
  appraisal,
  accountId,
  from,
  addressHash,
}: Placing): NewOrderRow['unpaid'] {
  const isCounted = accountId === null && written.payWay === 'online' && appraisal.window !== null;
  return isCounted ? { placedOn: from.deviceHash, placedFrom: addressHash } : null;
}

function itemsOf({ items }: Written, { lines, catalogueItemIds }: Appraisal): NewItem[] {
  return items.map((item, index) => ({
    ...item,
    id: orderItemId.parse(randomUUIDv7()),
    catalogueItemId: catalogueItemIds[index] ?? null,
    guide: lines[index]?.guide ?? null,
  }));
}

/** With the letters of its city, from the second city on. */
function drawCode(cityLetters: string | null): string {
  const drawn = Array.from({ length: 8 }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');
  return cityLetters === null ? `MW-${drawn}` : `MW-${cityLetters}-${drawn}`;
}

function noPictures(): never {
  throw new Error('an order that was just placed has no pictures');
}

/** An errand to whose stop no agent has gone yet. */
const notBegun = {
  waitedSteps: 0,
  feeWaitKobo: asKobo(0),
  stopReachedAt: null,
  waitAllowedMinutes: 0,
  feeLatitude: null,
  feeLongitude: null,
  givenBy: null,
};

/** The answer as it is stored and given: what showing the order would say at this moment. */
export function replyOf(row: NewOrderRow, heldKobo: Kobo, { market, stop, goal }: Appraisal, now: Date) {
  const last = row.steps.at(-1);
  if (last === undefined) throw new Error('an order begins with a step');
  const order: OrderRow = {
    ...row,
    linkHashes: [row.linkHash],
    status: last.status,
    statusSince: now,
    version: row.steps.length,
    agentId: null,
    ...row.errand,
    ...notBegun,
    marketName: row.errand.stopName ?? market.name,
    marketSlug: market.slug,
    marketLatitude: (stop?.zone.door ?? market).latitude,
    marketLongitude: (stop?.zone.door ?? market).longitude,
    areaLatitude: goal.middle.latitude,
    areaLongitude: goal.middle.longitude,
    confirmedAt: row.steps.some(({ action }) => action === 'confirm') ? now : null,
    heldKobo,
    owedKobo: asKobo(0),
    endedVatKobo: asKobo(0),
    items: row.items.length,
    openClaims: 0,
    stars: null,
    ratingWords: '',
    ...notCarried,
  };
  const items = row.items.map((item): ItemRow => ({
    ...notBought,
    ...item,
    guideKobo: item.guide?.medianKobo ?? null,
    status: 'requested',
    paidKobo: null,
  }));
  const events = row.steps.map((step): EventRow => ({ ...step, at: now, phoneAt: null, reason: null }));
  const view = viewOrder(
    {
      order,
      items,
      events,
      itemEvents: [],
      claims: [],
      receipts: [],
      doorReport: undefined,
      doorShut: null,
      parcelReturn: undefined,
      actions: actionsFor(['customer'], order, items),
      mayKnowPin: true,
    },
    noPictures,
    now,
  );
  return { code: view.code, order: view };
}
