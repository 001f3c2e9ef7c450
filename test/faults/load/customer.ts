import { randomUUID } from 'node:crypto';
import { signUp } from '#contract/accounts/endpoints.ts';
import { saveList } from '#contract/lists/saved/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { changeNotificationPreferences, subscribeWebPush } from '#contract/notifications/endpoints.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { startPayment, checkPayment } from '#contract/payments/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { waitFor, type Waiting } from './at-home.ts';
import { moment, phoneOf, someWords, type Street } from './street.ts';

/** A customer with an account, who orders one thing after the other. */
export async function openCustomer(street: Street, who: string): Promise<() => Promise<void>> {
  const phone = phoneOf(street, who);
  answered(await phone.call(signUp, { username: who, password: 'garri and sugar' }));
  const registration = street.parties.push.subscribe();
  answered(await phone.call(subscribeWebPush, { ...registration, userAgent: 'a browser' }));
  return async () => {
    if (street.chance.happens(20)) await changesMind(street, phone);
    await ordersOnce(street, phone, who);
  };
}

/** A guest: every order comes from a new phone. */
export function openGuest(street: Street, who: string): () => Promise<void> {
  return () => ordersOnce(street, phoneOf(street, who), who);
}

async function changesMind({ chance }: Street, phone: Client): Promise<void> {
  const groups = (['orders', 'chat', 'money', 'news'] as const).map((group) => {
    return { group, push: chance.happens(50), sms: group === 'orders' ? chance.happens(50) : null };
  });
  const quietHours = { on: chance.happens(50), from: '23:00', until: '05:00' };
  await phone.call(changeNotificationPreferences, { groups, quietHours });
  if (chance.happens(30))
    await phone.call(saveList, {
      clientRequestId: randomUUID(),
      name: someWords('Sunday rice'),
      text: someWords('2 mudu rice; pepper 500; crayfish'),
    });
}

let numbers = 0;

async function ordersOnce(street: Street, phone: Client, who: string): Promise<void> {
  const { chance } = street;
  const placed = await places(street, phone);
  if (placed === undefined) return moment(street, 300, 1500);
  const order: Waiting = { ...placed, who, phone };
  if (placed.payWay === 'online') await paysFor(street, order);
  await waitFor(street, order);
  if (chance.happens(50)) await moment(street, 0, 2000);
}

async function places(
  street: Street,
  phone: Client,
): Promise<Pick<Waiting, 'code' | 'token' | 'payWay'> | undefined> {
  const { chance } = street;
  const market = answered(await phone.call(listMarkets, {})).find(({ name }) => name === 'Utako Market');
  if (market === undefined) throw new Error('there is no Utako Market');
  const basket = { marketId: market.id, ...basketOf(street) };
  const quote = answered(await phone.call(quoteOrder, basket));
  numbers += 1;
  const payWay = chance.happens(45) ? ('online' as const) : ('on_delivery' as const);
  // Written without network, and sent when there is some.
  if (chance.happens(20)) await moment(street, 500, 4000);
  const result = await phone.call(placeOrder, {
    clientRequestId: randomUUID(),
    ...basket,
    ceilingKobo: quote.ceilingKobo,
    payWay,
    customer: { name: 'Amaka Obi', phone: `0803${String(1_000_000 + numbers)}` },
    receiver: null,
    agreed: {
      deliveryFeeKobo: quote.deliveryFeeKobo,
      serviceFeeKobo: quote.serviceFeeKobo,
      when: quote.when,
      at: quote.quotedAt,
    },
  });
  return result.ok ? { code: result.value.code, token: result.value.token, payWay } : undefined;
}

function basketOf({ chance }: Street) {
  const names = ['garri', 'pepper', 'yam', 'crayfish', 'ugu'].slice(0, 1 + chance.upTo(5));
  return {
    items: names.map((name) => ({
      raw: name,
      name,
      quantity: 1 + chance.upTo(2),
      measure: null,
      capKobo: 20_000 + chance.upTo(60_000),
      note: '',
      unsure: [],
      priceRule: null,
      replacement: chance.oneOf(['similar', 'ask', 'none'] as const),
    })),
    priceRule: chance.oneOf(['buy-am', 'ask-me-first', 'stay-inside-budget'] as const),
    address: { area: 'Gwarinpa' as const, landmark: 'Behind 1st Avenue', directions: '', pin: null },
  };
}

/** On the provider's page: most people pay, some pay too little, some pay a moment after they left, some never. */
async function paysFor(street: Street, { phone, code, token }: Waiting): Promise<void> {
  const { chance, parties } = street;
  if (chance.happens(8)) return void street.leftUnpaid.add(code);
  const started = await phone.call(startPayment, { code, token });
  if (!started.ok) return;
  const { reference, kobo } = started.value;
  if (chance.happens(15)) await moment(street, 500, 3000);
  const amount = chance.happens(6) ? Math.max(1, kobo - 100) : kobo;
  await parties.paystack.pay(reference, { amount });
  if (amount < kobo) street.leftUnpaid.add(code);
  if (chance.happens(60)) await phone.call(checkPayment, { reference });
}
