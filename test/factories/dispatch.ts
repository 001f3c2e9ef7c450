import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { acceptOffer, listOffers } from '#contract/dispatch/endpoints.ts';
import type { Offer } from '#contract/dispatch/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import { dispatchWhereDue } from '#server/features/dispatch/planning/dispatch-cycle.ts';
import { answered, type Client } from '../client.ts';
import type { World } from '../world.ts';
import { agentOnline } from './agents.ts';
import { type Placed, placeThrough } from './orders.ts';
import { signInOwner, type SomeoneSignedIn } from './people.ts';

/** An agent who is online and has money of the house in the pocket. */
export async function agentWithFloat(
  world: World,
  { floatKobo = 5_000_000, ...given }: Parameters<typeof agentOnline>[1] & { floatKobo?: number } = {},
): Promise<SomeoneSignedIn> {
  const agent = await agentOnline(world, given);
  if (floatKobo > 0) await giveFloat(world, agent, floatKobo);
  return agent;
}

export async function giveFloat(world: World, { user }: SomeoneSignedIn, kobo: number): Promise<void> {
  const { client: owner } = await signInOwner(world);
  const request = {
    clientRequestId: randomUUID(),
    agentId: user.id,
    kobo: asKobo(kobo),
    note: 'Morning float',
  };
  answered(await owner.call(issueFloat, request));
}

/** An order that is to be bought now, whatever the hour of the test. */
export async function orderNow(
  world: Pick<World, 'db' | 'device'>,
  given: Parameters<typeof placeThrough>[1] = {},
  client: Client = world.device(),
): Promise<Placed> {
  const placed = await placeThrough(client, given);
  await makeDueNow(world, placed);
  await dispatchNow(world);
  return placed;
}

/** The order waits for an agent from now on, also where it was placed while its market is closed. */
export async function makeDueNow({ db }: Pick<World, 'db'>, { code }: Pick<Placed, 'code'>): Promise<void> {
  await db`
    update customer_order set scheduled_for = null, shop_by = date_trunc('week', now()) + interval '9 days 20 hours'
    where code = ${code}`;
}

/** The dispatcher looks now, not at its next round. */
export async function dispatchNow({ db }: Pick<World, 'db'>): Promise<void> {
  await db`update dispatch_look set look_at = now()`;
  await dispatchWhereDue(db);
}

const clocks = {
  customer_order: ['placed_at', 'confirmed_at', 'status_since', 'eta_from', 'eta_to', 'new_time_until'],
  order_event: ['at'],
  item_step: ['at'],
  alarm: ['raised_at'],
  agent: ['last_seen_at', 'position_at'],
  offer: ['made_at', 'ends_at', 'ended_at'],
};

/** The day goes on for every order, agent and offer. */
export async function minutesPass(world: Pick<World, 'db'>, minutes: number): Promise<void> {
  await world.db.begin(async (transaction) => {
    for (const [table, columns] of Object.entries(clocks)) {
      const moved = columns.map(
        (column) =>
          transaction`${transaction(column)} = ${transaction(column)} - ${minutes} * interval '1 minute'`,
      );
      const all = moved.reduce((one, other) => transaction`${one}, ${other}`);
      await transaction`update ${transaction(table)} set ${all}`;
    }
  });
  await dispatchNow(world);
}

export async function offersOf({ client }: Pick<SomeoneSignedIn, 'client'>): Promise<Offer[]> {
  return answered(await client.call(listOffers, {})).offers;
}

/** Waits until this agent is offered this order, and answers the offer. */
export async function offered(agent: SomeoneSignedIn, { code }: Pick<Placed, 'code'>): Promise<Offer> {
  await expect
    .poll(async () => (await offersOf(agent)).flatMap(({ orders }) => orders.map((order) => order.code)))
    .toContain(code);
  const [offer] = await offersOf(agent);
  if (offer === undefined) throw new Error('an offer was shown and went away');
  return offer;
}

/** Says yes to what this agent is offered. */
export async function accept(agent: Pick<SomeoneSignedIn, 'client'>, { id }: Pick<Offer, 'id'>) {
  return agent.client.call(acceptOffer, { clientRequestId: randomUUID(), offerId: id });
}

/** An agent, and an order that they said yes to. */
export async function taken(world: World, agent: SomeoneSignedIn, placed: Placed): Promise<void> {
  answered(await accept(agent, await offered(agent, placed)));
  expect(await standingOf(world, placed)).toMatchObject({ status: 'assigned', agentId: agent.user.id });
}

export async function standingOf(
  world: World,
  { code }: Pick<Placed, 'code'>,
): Promise<{ status: string; agentId: string | null; riderId: string | null }> {
  const [row] = await world.db.one({ status: text, agentId: nullable(text), riderId: nullable(text) })`
    select status, agent_id as "agentId", rider_id as "riderId" from customer_order where code = ${code}`;
  return row;
}

/** The evening: nobody is at work and nothing is under way. */
export async function everybodyGoesHome(world: World): Promise<void> {
  await world.db`update offer set outcome = 'withdrawn', ended_at = now() where is_open`;
  await world.db`
    update customer_order set status = 'cancelled', new_time = null, new_time_until = null where is_under_way`;
  await world.db`update shift set ended_at = now() where ended_at is null`;
}
