import { placeOrder } from '#contract/orders/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered, type Client } from '#test/client.ts';
import { byLink, talkOn } from '#test/factories/chat.ts';
import { bringPhoto, claimThrough } from '#test/factories/claims.ts';
import { lineOf, linkOf, placeThrough, type Placed } from '#test/factories/orders.ts';
import { trustOnDevice } from '#test/factories/phones.ts';
import { runAt, type Station } from '#test/factories/run.ts';
import type { Chance } from '#test/lives/chance.ts';
import type { World } from '#test/world.ts';
import { standUp, type Actor } from './actors.ts';
import { ofMoney, ofOrders, secretOf, type Canaries } from '../judging/canaries.ts';

type Wanted = NonNullable<Parameters<typeof placeThrough>[1]>;

/** An order's private words; who carries it may read them while the order is theirs. */
function privateWords(canaries: Canaries, actor: Actor) {
  const about = { code: '' };
  const of = (what: string, more: readonly Permission[] = []) =>
    secretOf(actor, what, [...ofOrders, 'users:manage', ...more], about);
  const talkers: Permission[] = ['chats:reply', ...ofMoney, 'notifications:send', 'users:view'];
  const note = canaries.plant(of('a note on an order'));
  const wanted = {
    items: [
      lineOf('garri', { raw: `2 paint garri (${note})`, note, quantity: 2, measure: 'paint' }),
      lineOf('pepper'),
    ],
    customer: {
      name: `Amaka ${canaries.plant(of('the name of a customer', talkers))}`,
      phone: canaries.plantPhone(of('the phone of a customer', talkers)),
    },
    receiver: {
      name: canaries.plant(of('the name of a receiver')),
      phone: canaries.plantPhone(of('the phone of a receiver')),
    },
    address: {
      area: 'Gwarinpa',
      landmark: canaries.plant(of('the landmark of an order')),
      directions: canaries.plant(of('directions to an order')),
      pin: null,
    },
  } satisfies Wanted;
  return { wanted, about };
}

function keepLink(canaries: Canaries, actor: Actor, placed: Placed, about: { code: string }): void {
  about.code = placed.code;
  actor.links.set(placed.code, placed.token);
  canaries.know(placed.token, secretOf(actor, 'the secret of an order’s link', []));
}

/** As soon as something is ordered, whatever becomes of it, it is known whose it is. */
function observed(client: Client, ordered: (placed: Placed) => void): Client {
  return {
    ...client,
    call: async (endpoint, input) => {
      const result = await client.call(endpoint, input);
      if (endpoint.name === placeOrder.name && result.ok) ordered(placeOrder.reply.parse(result.value));
      return result;
    },
  };
}

const guestStations: Station[] = [
  'assigned',
  'shopping',
  'bought',
  'ready_for_delivery',
  'on_the_way',
  'at_the_door',
  'delivered',
  'delivered',
];

export async function growOrders(world: World, canaries: Canaries, actors: readonly Actor[]): Promise<void> {
  const agents = actors.filter(({ kind }) => kind === 'agent');
  const guests = actors.filter(({ kind }) => kind === 'guest with a link');
  const customers = actors.filter(({ kind }) => kind === 'customer');
  const bring = (actor: Actor, agent: number, station: Station) =>
    again(() => runOf(world, canaries, actor, agents[agent % agents.length], station));
  for (const [place, guest] of guests.entries()) {
    for (const [at, station] of guestStations.entries()) await bring(guest, place + at, station);
  }
  for (const [place, customer] of customers.entries()) {
    for (const station of ['delivered', 'delivered', place === 0 ? 'shopping' : 'at_the_door'] as const)
      await bring(customer, place, station);
  }
  for (const actor of [...customers, ...guests])
    for (let page = 0; page < 2; page += 1) await again(() => waiting(canaries, actor));
}

/** The hour may strike between a quote and the yes to it. */
async function again(place: () => Promise<void>): Promise<void> {
  await place().catch(place);
}

/** One order, brought as far as that, with what people said about it. */
async function runOf(
  world: World,
  canaries: Canaries,
  actor: Actor,
  agent: Actor | undefined,
  station: Station,
): Promise<void> {
  if (agent?.user == null) throw new Error('nobody is there to carry it');
  const { wanted, about } = privateWords(canaries, actor);
  const carrier = { client: agent.client, user: agent.user, username: '', password: '' };
  // A guest has more orders open at once than numbers may that nobody verified.
  if (actor.user === null) await trustOnDevice(world, actor.client, wanted.customer.phone);
  const customer = observed(actor.client, (placed) => keepLink(canaries, actor, placed, about));
  const { placed } = await runAt(world, station, { customer, agent: carrier, wanted });
  const note = canaries.plant(
    secretOf(actor, 'a message about an order', [...ofOrders, 'chats:reply', 'users:manage'], about),
  );
  if (station !== 'delivered') {
    answered(await talkOn(actor.client, byLink(placed)).write(`Abeg ${note}`));
    return;
  }
  const words = `Mould ${canaries.plant(secretOf(actor, 'the words of a claim', [...ofOrders, 'claims:decide', 'users:manage'], null))}`;
  const pictureId = await bringPhoto(world.device({ cookies: actor.client.cookies }));
  canaries.know(
    pictureId,
    secretOf(actor, 'the picture of a claim', [...ofOrders, 'claims:decide', 'users:manage']),
  );
  await claimThrough(actor.client, placed, { words, pictures: [pictureId], askedKobo: 30_000 });
}

/** Placed and not paid, with the provider's page open. */
async function waiting(canaries: Canaries, actor: Actor): Promise<void> {
  const { wanted, about } = privateWords(canaries, actor);
  const placed = await placeThrough(actor.client, { ...wanted, payWay: 'online' });
  keepLink(canaries, actor, placed, about);
  await actor.client.call(startPayment, linkOf(placed));
}

/** Places one more order at an open market, so that one is always under way, whatever became of the rest. */
export async function bringOrder(
  { world, canaries, actors }: { world: World; canaries: Canaries; actors: readonly Actor[] },
  chance: Chance,
): Promise<void> {
  await world.db`delete from market_closure`;
  await world.db`
    update market set name = 'Utako Market', is_active = true,
      market_days = '{monday,tuesday,wednesday,thursday,friday,saturday}'
    where id = (select id from market order by name = 'Utako Market' desc, id limit 1)`;
  const agents = actors.filter(({ kind }) => kind === 'agent');
  const guests = actors.filter(({ kind }) => kind === 'guest with a link');
  // Suspended by an admin who was told to: they work again.
  const ids = agents.flatMap(({ user }) => (user === null ? [] : [user.id]));
  await world.db`update agent set state = 'verified' where user_id = any(${ids}::uuid[])`;
  for (const agent of agents) await standUp(world.db, agent);
  try {
    await runOf(world, canaries, chance.oneOf(guests), chance.oneOf(agents), chance.oneOf(guestStations));
  } catch (error) {
    // Fees that nobody would pay, no float left, a setting turned round: all of it is allowed here.
    console.log(`no new order: ${String(error)}`);
  }
}
