import { randomUUID } from 'node:crypto';
import { showCarrier } from '#contract/agents/endpoints.ts';
import * as chat from '#contract/chat/endpoints.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { acceptOffer } from '#contract/dispatch/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { isOneCity } from '#contract/markets/one-city.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { makeClaim } from '#contract/orders/claims/endpoints.ts';
import {
  listArrivals,
  placeOrder,
  quoteOrder,
  rateOrder,
  showOrder,
  trackOrder,
} from '#contract/orders/endpoints.ts';
import { shareOrder, watchOrder } from '#contract/orders/sharing/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import { listWindows } from '#contract/orders/windows/endpoints.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import { answered, type Client } from '../client.ts';
import { byCode, byLink } from '../factories/chat.ts';
import { photo } from '../factories/claims.ts';
import { lineOf, linkOf, yesThrough, type Placed } from '../factories/orders.ts';
import { paidForEach, stepOf } from '../factories/run.ts';
import type { Ask } from './asking.ts';
import { sendAndWithdraw } from './list-request.ts';
import { offerToCarrier } from './offers.ts';
import type { People } from './people.ts';

interface Life {
  ask: Ask;
  guest: Client;
  carrier: Client;
  placed: Placed;
}

const underTheCap = 50_000;
const aboveTheCap = 110_000;

/** A guest's order from the quote to the claim, with everything that can come between. */
export async function liveAnOrder(people: People, ask: Ask): Promise<void> {
  const guest = people.world.device();
  const carrier = people.carrier.client;
  const items = [
    lineOf('garri', { quantity: 2, measure: 'paint' }),
    lineOf('pepper'),
    lineOf('onion'),
    lineOf('salt'),
  ];
  const wanted = await yesThrough(guest, { items });
  const { marketId, priceRule, address } = wanted;
  await sendAndWithdraw(guest, ask);
  await ask(guest, listArrivals, {
    items: items.length,
    address: null,
    ...(await cityShown(guest, marketId)),
  });
  await ask(guest, listWindows, { marketId });
  await ask(guest, quoteOrder, { marketId, items, priceRule, address });
  const placed = await ask(guest, placeOrder, wanted);
  const life = { ask, guest, carrier, placed };
  await look(life, wanted.customer.phone);
  const offerId = await offerToCarrier(people, placed, ask);
  await ask(carrier, acceptOffer, { clientRequestId: randomUUID(), offerId });
  await ask(carrier, run.startShopping, stepOf(placed));
  await shop(life);
  await talk(life);
  await bringHome(life);
  await afterwards(life);
}

/** As the market picker asks: for the city that is shown, where there are several. */
async function cityShown(guest: Client, marketId: string): Promise<{ cityId?: CityId }> {
  const markets = answered(await guest.call(listMarkets, {}));
  const found = markets.find(({ id }) => id === marketId);
  return found === undefined || isOneCity(markets) ? {} : { cityId: found.cityId };
}

async function look({ ask, guest, placed }: Life, phone: string): Promise<void> {
  await ask(guest, trackOrder, { code: placed.code, digits: phone.slice(-4) });
  await ask(guest, showOrder, linkOf(placed));
  const { key } = await ask(guest, shareOrder, linkOf(placed));
  await ask(guest, watchOrder, { code: placed.code, key });
}

async function shop({ ask, guest, carrier, placed }: Life): Promise<void> {
  const [garri, pepper, onion, salt] = placed.order.items;
  if (garri === undefined || pepper === undefined || onion === undefined || salt === undefined)
    throw new Error('an order of less than four lines');
  const picture = async () => (await ask(carrier, addPicture, { picture: await photo() })).id;
  const say = async () => {
    const open = (await ask(guest, showOrder, linkOf(placed))).items.find(
      ({ question }) => question !== null,
    );
    if (open?.question == null) throw new Error('nobody asked the customer anything');
    const yes = { questionId: open.question.id, yes: true };
    await ask(guest, run.answerQuestion, { clientRequestId: randomUUID(), ...linkOf(placed), ...yes });
  };
  const price = asKobo(aboveTheCap);
  const about = { itemId: garri.id, quantity: 2, priceKobo: price, pictureId: await picture() };
  await ask(carrier, run.askPrice, { ...stepOf(placed), ...about });
  await say();
  const other = { name: 'tatase', quantity: 1, measure: null };
  const pictureId = await picture();
  const priceKobo = asKobo(underTheCap);
  await ask(carrier, run.proposeReplacement, {
    ...stepOf(placed),
    itemId: pepper.id,
    ...other,
    priceKobo,
    pictureId,
  });
  await say();
  const found = { itemId: onion.id, quantity: 1, paidKobo: asKobo(paidForEach), pictureId: null };
  await ask(carrier, run.findItem, { ...stepOf(placed), ...found });
  await ask(carrier, run.reopenItem, { ...stepOf(placed), itemId: onion.id });
  await ask(carrier, run.findItem, { ...stepOf(placed), ...found });
  await ask(carrier, run.leaveItemOut, { ...stepOf(placed), itemId: salt.id });
}

async function talk({ ask, guest, carrier, placed }: Life): Promise<void> {
  const about = byLink(placed);
  const sending = (text: string) => ({
    clientRequestId: randomUUID(),
    text,
    pictures: [],
    callsOffice: false,
  });
  await ask(guest, chat.sayTyping, { about });
  await ask(guest, chat.sendMessage, { about, ...sending('Where you dey?') });
  const { message } = await ask(carrier, chat.sendMessage, {
    about: byCode(placed),
    ...sending('I dey come'),
  });
  const { number } = message;
  await ask(guest, chat.markSeen, { about, delivered: number, read: number });
  await ask(guest, chat.showConversation, { about });
  await ask(guest, chat.listMyConversations, { links: [linkOf(placed)] });
  await ask(guest, chat.reportMessage, { about, number, reason: 'rude', words: 'Not nice' });
  await ask(guest, chat.blockConversation, { about });
  await ask(guest, chat.unblockConversation, { about });
}

async function bringHome({ ask, guest, carrier, placed }: Life): Promise<void> {
  const waived = { receipts: [], waivedReason: 'Small stalls, no receipts' };
  await ask(carrier, run.pickUpOrder, { ...stepOf(placed), ...waived });
  await ask(carrier, run.setOff, stepOf(placed));
  await ask(guest, showCarrier, linkOf(placed));
  await ask(carrier, run.arrive, stepOf(placed));
  await ask(carrier, run.recordCall, { ...stepOf(placed), wasAnswered: true });
  const itemId = placed.order.items[2]?.id;
  if (itemId === undefined) throw new Error('an order of less than three lines');
  const { id: pictureId } = await ask(carrier, addPicture, { picture: await photo() });
  await ask(carrier, run.rejectItem, { ...stepOf(placed), itemId, pictureId });
  const { pin, billKobo } = await ask(guest, showOrder, linkOf(placed));
  if (pin === null) throw new Error('the customer has no PIN to read out');
  const cash = { takenKobo: billKobo, changeKobo: asKobo(0) };
  await ask(carrier, run.deliverOrder, { ...stepOf(placed), pin, typedOffline: false, cash });
}

async function afterwards({ ask, guest, placed }: Life): Promise<void> {
  await ask(guest, rateOrder, { ...linkOf(placed), stars: 5, words: 'E sweet me' });
  await ask(guest, showHowPaid, linkOf(placed));
  const itemId = placed.order.items[1]?.id;
  if (itemId === undefined) throw new Error('an order of less than two lines');
  const { id } = await ask(guest, addPicture, { picture: await photo() });
  const wrong = { itemId, what: 'bad' as const, words: 'Soft', pictures: [id], askedKobo: asKobo(10_000) };
  await ask(guest, makeClaim, { clientRequestId: randomUUID(), ...linkOf(placed), ...wrong });
}
