import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { askForFloat } from '#contract/agents/endpoints.ts';
import { grantPermissions } from '#contract/accounts/endpoints.ts';
import { cityId, type CityId } from '#contract/cities/ids.ts';
import { addZone } from '#contract/cities/zones/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { addClosure } from '#contract/markets/closure-endpoints.ts';
import { countFloat } from '#contract/payments/agents/endpoints.ts';
import { adjustCredit, askWithdrawal } from '#contract/payments/credit/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { text } from '#server/db/sql/codecs.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { reckonMarked } from '#server/features/analytics/reckoning/reckon-days.ts';
import { storeSearch } from '#server/features/orders/search/search-words.ts';
import { answered } from '../client.ts';
import { agentOnline } from '../factories/agents.ts';
import { squareAround } from '../factories/cities.ts';
import { byCode, support, talkOn } from '../factories/chat.ts';
import { claimThrough, deliveredOrder } from '../factories/claims.ts';
import { giveFloat } from '../factories/dispatch.ts';
import { marketNamed, newPhone, placeThrough, type Placed } from '../factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '../factories/people.ts';
import { trustOnAccount } from '../factories/phones.ts';
import { runAt } from '../factories/run.ts';
import { waitingRequest } from './waiting-lists.ts';
import type { World } from '../world.ts';

export const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
export const kano = cityId.parse('01900000-0000-7000-8000-00000000000b');

/** A city with something of everything; whatever is of it is found again by its markers. */
export interface City {
  id: CityId;
  /** Stands in every name and text of the city. */
  word: string;
  /** Its word, and the ids and codes that it alone has. */
  markers: readonly string[];
  /** Markers that lists and pages show. */
  shown: readonly string[];
  /** Its things by the name under which calls ask for them. */
  ids: Readonly<Record<string, string>>;
}

/** The second city beside Abuja. */
export async function foundKano(world: World): Promise<void> {
  await world.db`
    insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active)
    values (${kano}, 'Kano', 'kano', 'KN', '06:00', '22:00', 12, 8.5, true)`;
  const { client } = await signInOwner(world);
  const outline = squareAround({ latitude: 12, longitude: 8.5 });
  answered(
    await client.call(addZone, { cityId: kano, name: 'Kano town', outline, feeKobo: 0, isOpen: true }),
  );
}

/** Gives a market to the city, and has people live there. */
export async function liveIn(world: World, id: CityId, word: string, market: string): Promise<City> {
  const marketId = await marketNamed(world, market);
  await world.db`update market set city_id = ${id}, name = ${`${word} Market`} where id = ${marketId}`;
  const agent = await agentOf(world, id, { name: `${word} Agent`, marketIds: [marketId] });
  const customer = await signUpCustomer(world, `${word} Customer`);
  const wanted = () => ({
    marketId,
    customer: { name: `${word} Amaka`, phone: newPhone() },
    address: {
      area: id === kano ? 'Kano town' : 'Gwarinpa',
      landmark: `${word} filling station`,
      directions: '',
      pin: null,
    },
  });
  const delivered = await deliveredOrder(world, customer.client, { wanted: wanted() });
  answered(await claimThrough(customer.client, delivered, { words: `${word} garri` }));
  const { placed } = await runAt(world, 'bought', { agent, customer: customer.client, wanted: wanted() });
  const open = await placeThrough(world.device(), wanted());
  await talkAbout(word, placed, { agent, customer });
  await moveMoney(world, word, { agent, customer });
  await waitingRequest(world, { cityId: id, customerName: `${word} Obi`, note: `${word} note` });
  await officeOf(world, word, { marketId, agent, order: open });
  const orders = [delivered, placed, open];
  return { id, word, ...(await idsOf(world, { id, word, marketId }, { agent, customer, orders })) };
}

/** An agent is of the city from the first entry of the audit on. */
async function agentOf(world: World, id: CityId, given: Parameters<typeof agentOnline>[1]) {
  await world.db.unsafe(`alter table agent alter column city_id set default '${id}'`);
  const agent = await agentOnline(world, given);
  await world.db.unsafe(`alter table agent alter column city_id set default '${abuja}'`);
  await giveFloat(world, agent, 9_000_000);
  return agent;
}

interface Folk {
  agent: SomeoneSignedIn;
  customer: SomeoneSignedIn;
}

async function talkAbout(word: string, placed: Placed, { agent, customer }: Folk): Promise<void> {
  for (const { client } of [customer, agent])
    answered(await talkOn(client, byCode(placed)).write(`${word} where una dey`, { callsOffice: true }));
  answered(await talkOn(customer.client, support).write(`${word} good morning`));
}

async function moveMoney(world: World, word: string, { agent, customer }: Folk): Promise<void> {
  const { client: owner } = await signInOwner(world);
  const once = () => ({ clientRequestId: randomUUID() });
  const given = { accountId: customer.user.id, direction: 'give' as const, kobo: asKobo(900_000) };
  await trustOnAccount(world, customer.user.id);
  answered(await owner.call(adjustCredit, { ...once(), ...given, reason: `${word} goodwill` }));
  answered(
    await customer.client.call(askWithdrawal, {
      ...once(),
      kobo: asKobo(100_000),
      to: { bank: `${word} Bank`, number: '0123456789', name: `${word} Amaka` },
    }),
  );
  answered(await agent.client.call(askForFloat, {}));
  answered(
    await agent.client.call(countFloat, { ...once(), countedKobo: asKobo(1), words: `${word} count` }),
  );
}

async function officeOf(
  world: World,
  word: string,
  {
    marketId,
    agent,
    order,
  }: { marketId: Awaited<ReturnType<typeof marketNamed>>; agent: SomeoneSignedIn; order: Placed },
): Promise<void> {
  const { client: owner } = await signInOwner(world);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const days = { from: day, to: day };
  answered(await owner.call(addClosure, { marketId, ...days, reason: `${word} feast`, movesOrders: false }));
  await world.db`
    insert into alarm (kind, order_id, about, raised_at) values ('no-agent', ${order.order.id}, ${`${word} alarm`}, now())`;
  await world.db`
    insert into price_sample (id, item_id, market_id, measure, kobo_per_measure, day, agent_id, state, recorded_at)
    select ${randomUUID()}, id, ${marketId}, default_measure, 4000, current_date, ${agent.user.id}, 'waiting', now()
    from catalogue_item order by name limit 1`;
}

/** Jobs have their turn: words to search by, and the figures of the days. */
export async function catchUp({ db }: World): Promise<void> {
  await vi.waitFor(
    async () => expect(await db`select from outbox_event where number is null`).toHaveLength(0),
    { timeout: 5000 },
  );
  await storeSearch(db);
  await markChangedDays(db);
  await reckonMarked(db, new Date());
}

async function idsOf(
  world: World,
  { id, word, marketId }: Pick<City, 'id' | 'word'> & { marketId: string },
  { agent, customer, orders }: Folk & { orders: readonly Placed[] },
): Promise<Pick<City, 'markers' | 'shown' | 'ids'>> {
  const rows = await world.db.rows({ name: text, id: text })`
    select 'claimId' as name, claim.id::text from claim join customer_order o on o.id = order_id where city_id = ${id}
    union all select 'alarmId', alarm.id::text from alarm join customer_order o on o.id = order_id where city_id = ${id}
    union all select 'conversationId', talk.id::text
      from conversation talk join customer_order o on o.id = order_id where city_id = ${id}
    union all select 'countId', id::text from float_count where agent_id = ${agent.user.id}
    union all select 'withdrawalId', id::text from withdrawal where account_id = ${customer.user.id}
    union all select 'closureId', id::text from market_closure where market_id = ${marketId}
    union all select 'requestId', id::text from list_request where city_id = ${id}
    union all (select 'zoneId', id::text from zone where city_id = ${id} order by name limit 1)
    union all select 'sampleId', id::text from price_sample where market_id = ${marketId}`;
  const [, running] = orders;
  const ids = {
    ...Object.fromEntries(rows.map((row) => [row.name, row.id])),
    cityId: id,
    marketId,
    agentId: agent.user.id,
    accountId: customer.user.id,
    code: running?.code ?? '',
  };
  const codes = orders.flatMap(({ code, order }) => [code, order.id]);
  const shown = [...new Set([word, ...Object.values(ids), ...orders.map(({ code }) => code)])];
  return { ids, shown, markers: [...new Set([...shown, ...codes, ...rows.map((row) => row.id)])] };
}

/** An admin who sees these cities alone. */
export async function adminOf(
  world: World,
  cities: readonly CityId[],
  permissions: readonly Permission[],
): Promise<SomeoneSignedIn> {
  const admin = await signUpAdmin(world, permissions);
  const { client: owner } = await signInOwner(world);
  const given = { userId: admin.user.id, permissions: [...permissions], cities: [...cities] };
  answered(await owner.call(grantPermissions, given));
  return admin;
}
