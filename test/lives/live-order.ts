import { placeOrder } from '#contract/orders/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { errandFrom, lineOf, parcelFrom, taskAt, yesThrough, type Placed } from '#test/factories/orders.ts';
import { answered, type Client } from '#test/client.ts';
import { giveTo } from '#test/factories/run.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { livesAfterwards } from './afterwards.ts';
import { checkLife } from './checks.ts';
import { bringsToDoor } from './door.ts';
import { bringsBack, closesShift } from './admin.ts';
import { cancels, moves, type Life } from './life.ts';
import { paysOnline } from './paying.ts';
import { impatient, refill, type Street } from './people.ts';
import { shops } from './shopping.ts';
import { collects, hasStop } from './stops.ts';

type Wanted = NonNullable<Parameters<typeof yesThrough>[1]>;

/** From the list to the last kobo, however it goes; then everything about it is checked. */
export async function liveOrder(street: Street): Promise<void> {
  await refill(street);
  const life = await places(street);
  if (await begins(life)) await runs(life);
  await livesAfterwards(life);
  await checkLife(life);
  if (street.chance.happens(30)) await bringsBack(street);
  if (street.chance.happens(15)) await closesShift(street);
}

async function places(street: Street): Promise<Life> {
  const { chance, house } = street;
  const account = chance.happens(60) ? chance.oneOf(street.accounts) : null;
  if (account !== null && chance.happens(30))
    await giveCredit(house.world, account.user.id, 10_000 + chance.upTo(500_000));
  const customer = account?.client ?? impatient(house.world.device(), chance);
  const creditBeforeKobo =
    account === null ? 0 : await balanceOf(house.world.db, 'customer_credit', account.user.id);
  const placed = await agrees(customer, {
    payWay: chance.happens(50) ? 'online' : 'on_delivery',
    items: ['garri', 'pepper', 'yam', 'crayfish'].slice(0, 2 + chance.upTo(3)).map((name) =>
      lineOf(name, {
        raw: `1 ${name}`,
        capKobo: asKobo(20_000 + chance.upTo(80_000)),
        replacement: 'similar',
      }),
    ),
    priceRule: chance.oneOf(['buy-am', 'ask-me-first', 'stay-inside-budget']),
    ...errandOf(street),
  });
  const nothing = { cashKobo: 0, forgivenKobo: 0, bornKobo: 0 };
  return { street, customer, account, placed, creditBeforeKobo, ...nothing };
}

/** Says yes to the quote, and again where a neighbour's order came between: their agent is busier now. */
async function agrees(customer: Client, wanted: Wanted): Promise<Placed> {
  const result = await customer.call(placeOrder, await yesThrough(customer, wanted));
  return !result.ok && result.reason === 'quote-changed' ? agrees(customer, wanted) : answered(result);
}

/** A list for a market, mostly; else one fetched from a shop, a parcel, or a task that brings something or nothing. */
function errandOf({ chance }: Street): Wanted {
  const kind = chance.oneOf([
    'market',
    'market',
    'market',
    'market',
    'fetch',
    'carry',
    'do',
    'there',
  ] as const);
  const waitSteps = chance.upTo(5);
  const task = [lineOf('Pay my light bill', { capKobo: asKobo(20_000 + chance.upTo(80_000)) })];
  if (kind === 'fetch') return { errand: errandFrom() };
  if (kind === 'carry')
    return { errand: parcelFrom({ waitSteps }), items: [lineOf('Two gowns', { capKobo: null })] };
  if (kind === 'do') return { errand: taskAt({ waitSteps }), items: task };
  if (kind === 'there')
    return { errand: taskAt({ waitSteps, brings: false }), items: task, payWay: 'online' };
  return {};
}

/** True where somebody goes to the market for it. */
async function begins(life: Life): Promise<boolean> {
  const { street, placed } = life;
  if (placed.order.status === 'placed' && !(await paysOnline(life))) return false;
  if (street.chance.happens(5)) return cancels(life);
  await giveTo(street.house.world, street.agent, placed);
  return street.chance.happens(3) ? cancels(life) : true;
}

async function runs(life: Life): Promise<void> {
  const { chance, house, agent } = life.street;
  for (let turn = 0; ; turn += 1) {
    if (!(await (hasStop(life) ? collects(life) : shops(life)))) return;
    // Once its stop was left, a parcel is not begun again.
    const mayGoWrong = turn < 3 && !hasStop(life);
    const isLost = mayGoWrong && chance.happens(6);
    if (!isLost && (await bringsToDoor(life, mayGoWrong))) return;
    await moves(life, 'restart');
    await giveTo(house.world, agent, life.placed);
  }
}
