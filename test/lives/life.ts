import { randomUUID } from 'node:crypto';
import { cancelOrder, previewCancel } from '#contract/orders/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, lineOf, moveBy, placeThrough, type Placed } from '#test/factories-orders.ts';
import { giveTo, seenBy } from '#test/factories-run.ts';
import type { SomeoneSignedIn } from '#test/factories.ts';
import { giveCredit } from '#test/paystack-world.ts';
import { balanceOf } from '#server/features/ledger/reads.ts';
import { livesAfterwards } from './afterwards.ts';
import { checkLife } from './checks.ts';
import { bringsToDoor } from './door.ts';
import { paysOnline } from './paying.ts';
import { impatient, refill, type Street } from './people.ts';
import { shops } from './shopping.ts';

/** One order as it is lived, with what really went from hand to hand. */
export interface Life {
  street: Street;
  customer: Client;
  account: SomeoneSignedIn | null;
  placed: Placed;
  creditBeforeKobo: number;
  /** Cash that stayed with the agent or came to the office. */
  cashKobo: number;
  /** Given back or given up by the office, out of the house's pocket. */
  forgivenKobo: number;
  /** What the customer bears of an order that they cancelled themselves while it was shopped. */
  bornKobo: number;
}

/** From the list to the last kobo, however it goes; then everything about it is checked. */
export async function liveOrder(street: Street): Promise<void> {
  await refill(street);
  const life = await places(street);
  if (await begins(life)) await runs(life);
  await livesAfterwards(life);
  await checkLife(life);
}

async function places(street: Street): Promise<Life> {
  const { chance, house } = street;
  const account = chance.happens(60) ? chance.oneOf(street.accounts) : null;
  if (account !== null && chance.happens(30))
    await giveCredit(house.world, account.user.id, 10_000 + chance.upTo(500_000));
  const customer = account?.client ?? impatient(house.world.device(), chance);
  const creditBeforeKobo =
    account === null ? 0 : await balanceOf(house.world.db, 'customer_credit', account.user.id);
  const placed = await placeThrough(customer, {
    payWay: chance.happens(50) ? 'online' : 'on_delivery',
    items: ['garri', 'pepper', 'yam', 'crayfish']
      .slice(0, 2 + chance.upTo(3))
      .map((name) => lineOf(name, { capKobo: asKobo(20_000 + chance.upTo(80_000)), replacement: 'similar' })),
    priceRule: chance.oneOf(['buy-am', 'ask-me-first', 'stay-inside-budget']),
  });
  const nothing = { cashKobo: 0, forgivenKobo: 0, bornKobo: 0 };
  return { street, customer, account, placed, creditBeforeKobo, ...nothing };
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
  const { chance } = life.street;
  for (let turn = 0; turn < 3; turn += 1) {
    if (!(await shops(life))) return;
    if (!chance.happens(6)) break;
    await moves(life, 'restart');
    await giveTo(life.street.house.world, life.street.agent, life.placed);
  }
  await bringsToDoor(life);
}

/** What an admin does to it. */
export async function moves(life: Life, action: 'restart' | 'cancel' | 'fail'): Promise<void> {
  const { world } = life.street.house;
  answered(await moveBy(world, life.street.office.client, life.placed.code, action));
  // What was bought for it is the agent's to bring again where it begins anew.
  if (action === 'restart') await settlePocket(life);
}

/** The agent's pocket after goods went back to the stall. */
async function settlePocket({ street, placed }: Life): Promise<void> {
  const [row] = await street.house.world.db<[{ kobo: number }]>`
    select coalesce(sum(line.kobo), 0)::bigint as kobo
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.order_id = ${placed.order.id} and posting.what = 'goods-unbought' and line.kind = 'agent_float'
      and posting.at = (select max(at) from ledger_posting where order_id = ${placed.order.id})`;
  street.pocketKobo += row.kobo;
}

/** The customer cancels, if they still may, having seen what it costs. */
export async function cancels({ customer, placed }: Life): Promise<false> {
  const link = linkOf(placed);
  const preview = await customer.call(previewCancel, link);
  if (!preview.ok) return false;
  const before = await seenBy(customer, placed);
  const said = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: preview.value.owedKobo };
  answered(await customer.call(cancelOrder, { ...link, ...said }));
  const after = await seenBy(customer, placed);
  if (after.toPayKobo !== preview.value.owedKobo)
    throw new Error(`${placed.code}: ${before.status} was cancelled for another price than was shown`);
  return false;
}
