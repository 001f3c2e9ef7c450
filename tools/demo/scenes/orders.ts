import { randomUUID } from 'node:crypto';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import type { Errand } from '#contract/orders/errands/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import {
  cancelOrder,
  listMyOrders,
  placeOrder,
  previewCancel,
  quoteOrder,
} from '#contract/orders/endpoints.ts';
import type { PayWay } from '#contract/orders/schema.ts';
import { shareOrder, watchOrder } from '#contract/orders/sharing/endpoints.ts';
import { listWindows } from '#contract/orders/windows/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { verifyNumber } from '#test/factories/phone-code.ts';
import { oneOf, upTo } from '../chance.ts';
import type { Buyer, Scene, Stage } from '../scene.ts';
import { payOnPage } from './paying.ts';

/** Small enough for a first order paid at the door, even on a dear day. */
export const shoppingLists = [
  '1 paint tomato\n3 bunch ugu',
  '2 mudu garri\n1 bottle palm oil\n1 cup crayfish',
  '1 mudu rice\n1 bottle groundnut oil\n2 sachets curry powder',
  '1 mudu egusi\n2 bunch bitter leaf\n1 ponmo',
  '1 tuber yam\n2 bunch scent leaf\n1 pack salt',
  '1 mudu beans (brown)\n1 paint onion',
  '5 oranges, 1 pineapple, 1 watermelon',
];
const landmarks = [
  'Opposite di new mosque',
  'Blue gate after di pharmacy',
  'Behind di water tank',
  'Last house by di bridge',
];
const guests = ['Chidi', 'Halima', 'Bisi', 'Terna', 'Ejiro', 'Zainab', 'Emeka', 'Folake'];
const oneInSoManyRegrets = 10;
export const mostUnderWay = 12;
const oneInSoManyPaysOnline = 3;
const oneInSoManyWaits = 4;
const oneInSoManyHasFamily = 3;

/** A customer sends a list, looks at the quote and says yes; now and then they change their mind. */
export const orders: Scene = {
  name: 'orders',
  everySeconds: 15,
  play: async (stage: Stage) => {
    if (stage.orders.length >= mostUnderWay) return;
    const buyer = await whoBuys(stage);
    const isOnline = stage.provider !== undefined && upTo(oneInSoManyPaysOnline) === 0;
    const payWay = isOnline ? 'online' : 'on_delivery';
    const wantsWindow = upTo(oneInSoManyWaits) === 0;
    const { code, token, order } = await place(stage, buyer, {
      text: oneOf(shoppingLists),
      payWay,
      wantsWindow,
    });
    if (isOnline) await payOnPage(buyer.device, { code, token });
    const later = order.window ? `for ${order.window.from.slice(11, 16)} UTC` : 'for di next open day';
    const when = order.scheduledFor === null ? 'now now' : later;
    stage.log(`${buyer.name} order ${order.items.length} things from ${order.market.name} ${when}: ${code}`);
    stage.orders.push({ code, token, name: buyer.name, device: buyer.device });
    if (upTo(oneInSoManyHasFamily) === 0) await sendToFamily(stage, buyer, { code, token });
    if (upTo(oneInSoManyRegrets) > 0) return;
    await cancel(buyer.device, { code, token });
    stage.log(`${buyer.name} don change mind: ${code} no dey again`);
  },
};

/** Amaka, unless she waits for one already; else a guest. */
async function whoBuys({ people, newVisitor }: Stage): Promise<Buyer> {
  const { underWay } = answered(await people.customer.call(listMyOrders, {}));
  if (underWay.length === 0 && upTo(2) === 0) {
    return { name: 'Amaka', phoneNumber: '0803 111 2233', device: people.customer };
  }
  return newGuest({ newVisitor });
}

export function newGuest({ newVisitor }: Pick<Stage, 'newVisitor'>): Buyer {
  return { name: oneOf(guests), phoneNumber: newPhoneNumber(), device: newVisitor() };
}

export function newPhoneNumber(): string {
  return `0806${String(upTo(10_000_000)).padStart(7, '0')}`;
}

/** A place that people describe. */
export interface Spot {
  area: string;
  landmark: string;
  pin: null;
}

interface Wanted {
  text: string;
  payWay?: PayWay;
  /** A delivery window, where the market has a free one. */
  wantsWindow?: boolean;
  /** Any of them else. */
  marketName?: string;
  /** The errand to a spot of its city, in place of a list for the market. */
  errandAt?: (spot: Spot) => Errand;
  listRequest?: SentTo<typeof placeOrder>['listRequest'];
  weeklyDraft?: SentTo<typeof placeOrder>['weeklyDraft'];
}

export async function place(
  { texts, markets }: Stage,
  { name, phoneNumber, device }: Buyer,
  wanted: Wanted,
): Promise<ReplyOf<typeof placeOrder>> {
  const { text, payWay = 'on_delivery', listRequest, weeklyDraft } = wanted;
  const marketName = wanted.marketName ?? oneOf(markets).name;
  const order = {
    clientRequestId: randomUUID(),
    ...(await agreedBasket(device, marketName, text, wanted)),
    payWay,
    customer: { name, phone: phoneNumber },
    receiver: null,
    ...(listRequest && { listRequest }),
    ...(weeklyDraft && { weeklyDraft }),
  };
  const result = await device.call(placeOrder, order);
  if (result.ok || result.reason !== 'phone-unverified' || texts === undefined) return answered(result);
  await verifyNumber(texts, device, phoneNumber);
  return answered(await device.call(placeOrder, order));
}

/** A list with everything that is agreed to about it, as the quote says it. */
export async function agreedBasket(
  device: Client,
  marketName: string,
  text: string,
  { wantsWindow = false, errandAt }: Pick<Wanted, 'wantsWindow' | 'errandAt'> = {},
) {
  const basket = await writeBasket(device, marketName, text, errandAt);
  const window = wantsWindow ? await freeWindow(device, basket.marketId) : undefined;
  const asked = { ...basket, ...(window !== undefined && { window }) };
  const quote = answered(await device.call(quoteOrder, asked));
  const { ceilingKobo, deliveryFeeKobo, serviceFeeKobo, when, arrival, quotedAt } = quote;
  return { ...asked, ceilingKobo, agreed: { deliveryFeeKobo, serviceFeeKobo, when, arrival, at: quotedAt } };
}

async function freeWindow(
  device: Client,
  marketId: SentTo<typeof listWindows>['marketId'],
): Promise<string | undefined> {
  const windows = answered(await device.call(listWindows, { marketId }));
  return windows.find(({ isFull }) => !isFull)?.startsAt;
}

async function writeBasket(
  device: Client,
  marketName: string,
  text: string,
  errandAt: Wanted['errandAt'],
): Promise<SentTo<typeof quoteOrder>> {
  const market = answered(await device.call(listMarkets, {})).find(({ name }) => name === marketName);
  if (market === undefined) throw new Error(`${marketName} no dey for di list of markets`);
  const zones = answered(await device.call(listZones, {})).filter(({ cityId }) => cityId === market.cityId);
  const spot = (): Spot => ({ area: oneOf(zones).name, landmark: oneOf(landmarks), pin: null });
  const errand = errandAt?.(spot());
  const read = parseShoppingList(text);
  // A parcel, or what is to be done, is one line as it was said.
  const items = hasOneThing(errand?.kind) ? asOneThing(read, text) : read;
  return {
    marketId: market.id,
    ...(errand && { errand }),
    items: items.map((item) => ({
      ...item,
      unsure: item.unsure.filter((part) => part !== 'item'),
      priceRule: null,
      replacement: oneOf(['similar', 'ask', 'none']),
    })),
    priceRule: oneOf(['buy-am', 'ask-me-first']),
    address: { ...spot(), directions: '' },
  };
}

function asOneThing(read: ReturnType<typeof parseShoppingList>, text: string): typeof read {
  return read
    .slice(0, 1)
    .map((item) => ({ ...item, raw: text, name: text, quantity: 1, measure: null, unsure: [] }));
}

async function cancel(
  device: Client,
  link: Pick<ReplyOf<typeof placeOrder>, 'code' | 'token'>,
): Promise<void> {
  const { owedKobo } = answered(await device.call(previewCancel, link));
  const reason = 'I don buy am for road';
  const request = { clientRequestId: randomUUID(), ...link, reason, agreedOwedKobo: owedKobo };
  answered(await device.call(cancelOrder, request));
}

/** Family at home look how far it is. */
async function sendToFamily(
  { newVisitor, log }: Stage,
  { name, device }: Buyer,
  { code, token }: Pick<ReplyOf<typeof placeOrder>, 'code' | 'token'>,
): Promise<void> {
  const { key } = answered(await device.call(shareOrder, { code, token }));
  answered(await newVisitor().call(watchOrder, { code, key }));
  log(`${name} don send ${code} give family, dem dey look am`);
}
