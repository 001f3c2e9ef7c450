import { randomUUID } from 'node:crypto';
import { signIn } from '#contract/accounts/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { quoteOrder, type placeOrder } from '#contract/orders/endpoints.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { theOwner } from '#test/product/process.ts';
import { phoneOf } from './customers.ts';

export type Placing = SentTo<typeof placeOrder>;

// Six that the guide knows, two that only a cap bounds: small enough for a first order paid at the door.
const priced: readonly (readonly [name: string, quantity: number, measure: Measure, koboEach: number])[] = [
  ['Garri', 1, 'mudu', 140_000],
  ['Ugu', 2, 'bunch', 30_000],
  ['Crayfish', 1, 'cup', 90_000],
  ['Onion', 3, 'piece', 15_000],
  ['Salt', 1, 'pack', 40_000],
  ['Maggi', 1, 'pack', 110_000],
];
const capped = ['Fresh fish for pepper soup', 'Ripe plantain wey strong small'];

/** Opens the market's prices and asks for the quote that every order of the run says yes to. */
export async function agreeOnABasket(url: string): Promise<Placing> {
  const owner = openClient({ url, address: '10.0.0.1', userAgent: 'bench' });
  answered(await owner.call(signIn, theOwner));
  const market = answered(await owner.call(listMarkets, {})).find(({ name }) => name === 'Utako Market');
  if (market === undefined) throw new Error('the market of the basket is not there');
  await recordPrices(owner, market.id);
  const basket: SentTo<typeof quoteOrder> = {
    marketId: market.id,
    items: [
      ...priced.map(([name, quantity, measure]) => lineOf(name, quantity, measure, null)),
      ...capped.map((name) => lineOf(name, 1, null, 100_000)),
    ],
    priceRule: 'ask-me-first',
    address: { area: 'Jabi', landmark: 'Behind the lake, blue gate', directions: 'Call me', pin: null },
  };
  const quote = answered(await owner.call(quoteOrder, basket));
  if (quote.unknownLines > 0) throw new Error('the basket has lines that nobody knows the price of');
  const { ceilingKobo, deliveryFeeKobo, serviceFeeKobo, when, arrival, quotedAt } = quote;
  return {
    clientRequestId: randomUUID(),
    ...basket,
    ceilingKobo,
    payWay: 'on_delivery',
    customer: { name: 'Amaka Obi', phone: phoneOf(0) },
    receiver: null,
    agreed: { deliveryFeeKobo, serviceFeeKobo, when, arrival, at: quotedAt },
  };
}

/** The same basket as another customer sends it. */
export function placingBy(customer: number, basket: Placing): Placing {
  return {
    ...basket,
    clientRequestId: randomUUID(),
    customer: { ...basket.customer, phone: phoneOf(customer) },
  };
}

async function recordPrices(owner: Client, marketId: Placing['marketId']): Promise<void> {
  const catalogue = answered(await owner.call(listCatalogue, {}));
  for (const [name, , measure, koboPerMeasure] of priced) {
    const item = catalogue.find((one) => one.name === name);
    if (item === undefined) throw new Error(`the catalogue has no ${name}`);
    answered(await owner.call(recordPrice, { marketId, itemId: item.id, measure, koboPerMeasure }));
  }
}

function lineOf(name: string, quantity: number, measure: Measure | null, capKobo: number | null) {
  return {
    raw: `${quantity} ${measure ?? ''} ${name}`,
    name,
    quantity,
    measure,
    capKobo,
    note: '',
    unsure: [],
    priceRule: null,
    replacement: 'ask' as const,
  };
}
