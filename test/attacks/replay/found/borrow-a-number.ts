import { changeProfile, signUp } from '#contract/accounts/endpoints.ts';
import { moveOrder, placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { askPhoneCode, verifyPhone } from '#contract/phones/endpoints.ts';
import { answered, type Client, type Result } from '#test/client.ts';
import { lineOf, newPhone, yesThrough, type Placed } from '#test/factories/orders.ts';
import { verifyNumber } from '#test/factories/phone-code.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Notes, type Seen } from '../seen.ts';

type Wanted = NonNullable<Parameters<typeof yesThrough>[1]>;

const small: Wanted = {};
const large: Wanted = { items: [lineOf('yam', { capKobo: 600_000 })] };

/** A victim’s number in a stranger’s profile and on their orders, and free numbers on others. */
export async function borrowANumber(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const her = house.openDevice();
  const phone = newPhone();
  await verifyNumber(house.termii, her, phone);
  const hers = answered(await order(her, phone, small));
  await inAProfile(notes, house, phone);
  await onOrders(notes, house, phone);
  notes.refused('hers, a second one', await order(her, phone, small), 'order-already-open');
  await cancel(house, hers);
  notes.is('hers, with a stranger’s still open', wordFor(await order(her, phone, small)), 'answered');
  await inventNumbers(notes, house, isShort ? 4 : 12);
  await guessACode(notes, house);
  return notes;
}

async function order(device: Client, phone: string, wanted: Wanted): Promise<Result<Placed>> {
  return device.call(placeOrder, await yesThrough(device, { ...wanted, customer: { name: 'Ada', phone } }));
}

async function cancel({ owner }: House, { code, order: { version } }: Placed): Promise<void> {
  const what = { code, version, action: 'cancel', reason: 'A trial', agentId: null } as const;
  answered(await owner.call(moveOrder, { clientRequestId: crypto.randomUUID(), ...what }));
}

async function inAProfile(notes: Notes, house: House, phone: string): Promise<void> {
  const thief = house.openDevice();
  answered(await thief.call(signUp, { username: `thief ${phone}`, password: 'jollof and plantain' }));
  answered(await thief.call(changeProfile, { name: 'Thief', phone }));
  const { marketId, items, priceRule, address } = await yesThrough(thief, small);
  const quote = answered(await thief.call(quoteOrder, { marketId, items, priceRule, address }));
  const { capKobo, debtKobo, verified } = quote.payOnDelivery;
  notes.is(
    'her number in a profile',
    { capKobo, debtKobo, verified },
    { capKobo: 1_000_000, debtKobo: 0, verified: [] },
  );
}

async function onOrders(notes: Notes, house: House, phone: string): Promise<void> {
  notes.is('an order with her number', wordFor(await order(house.openDevice(), phone, small)), 'answered');
  const results = [];
  for (const number of [phone, newPhone()])
    results.push(wordFor(await order(house.openDevice(), number, large)));
  notes.is('a large order with hers, and with one of nobody', results, [
    'phone-unverified',
    'phone-unverified',
  ]);
}

async function inventNumbers(notes: Notes, house: House, orders: number): Promise<void> {
  const device = house.openDevice();
  const wanted = await Promise.all(Array.from({ length: orders }, () => yesThrough(device, small)));
  const results = await Promise.all(wanted.map((one) => device.call(placeOrder, one)));
  notes.is(`${orders} at once with invented numbers`, results.filter(({ ok }) => ok).length, 2);
}

async function guessACode(notes: Notes, house: House): Promise<void> {
  const device = house.openDevice();
  const phone = newPhone();
  answered(await device.call(askPhoneCode, { phone }));
  const results = [];
  for (let guess = 0; guess < 7; guess += 1)
    results.push(wordFor(await device.call(verifyPhone, { phone, code: `00000${guess}` })));
  const must = [...Array<string>(4).fill('wrong-code'), ...Array<string>(3).fill('code-over')];
  notes.is('seven guesses at a code', results, must);
}
