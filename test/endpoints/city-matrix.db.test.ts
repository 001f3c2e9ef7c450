import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isForAdmins, scopeOf } from '#contract/audience.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '../client.ts';
import { signInOwner, signUpAdmin } from '../factories/people.ts';
import { abuja, adminOf, catchUp, foundKano, kano, liveIn, type City } from '../worlds/two-cities.ts';
import { openWorld } from '../world.ts';
import { inputOf, namesOne, type Ids } from './staff-inputs.ts';

const world = await openWorld({ clock: 'stands' });

const calls = endpoints.filter(({ audience, scope }) => isForAdmins(audience) || scope !== undefined);
const within = calls.filter((endpoint) => scopeOf(endpoint) === 'cities');
const reads = within.filter(({ method, name }) => method === 'GET' || /^(show|preview|list)/.test(name));
/** Writes that nothing about the cities of the test hinders. */
const surelyDone = new Set([
  'addMarket',
  'adjustCredit',
  'assignConversation',
  'decideClaim',
  'decideWithdrawal',
  'issueFloat',
  'issueResetLink',
  'muteInChat',
  'mutePerson',
  'removeClosure',
  'saveOrderView',
  'sendMessage',
  'settleAlarm',
  'takeListRequest',
]);
const ofTheHouse = calls.filter((endpoint) => scopeOf(endpoint) === 'house');

type Which = 'abuja' | 'kano';
let cities: Record<Which, City>;
let limited: Record<Which, Client>;
let whole: Record<'head office' | 'godmode', Client>;

beforeAll(async () => {
  await foundKano(world);
  cities = {
    abuja: await liveIn(world, abuja, 'Zumarock', 'Utako Market'),
    kano: await liveIn(world, kano, 'Daladill', 'Wuse Market'),
  };
  await catchUp(world);
  limited = {
    abuja: (await adminOf(world, [abuja], permissions)).client,
    kano: (await adminOf(world, [kano], permissions)).client,
  };
  whole = {
    'head office': (await signUpAdmin(world, permissions)).client,
    godmode: (await signInOwner(world)).client,
  };
}, 120_000);

/** The same names, of things that do not exist. */
function missing(ids: Ids): Ids {
  return Object.fromEntries(
    Object.keys(ids).map((name) => [name, name === 'code' ? 'MW-22222222' : randomUUID()]),
  );
}

/** Things under every name that a call of staff has; what no city has yet is nobody's. */
function thingsOf({ ids, word }: City): Ids {
  const more = ['itemId', 'viewId', 'refundId', 'returnId', 'reportId', 'questionId', 'approvalId'];
  const none = missing(Object.fromEntries(more.map((name) => [name, ''])));
  return { ...none, ...ids, word };
}

/** A path's `userId` is an agent's where the call is of agents. */
function asked(endpoint: Endpoint, things: Ids): Record<string, unknown> {
  const userId = endpoint.audience === 'agents:manage' ? things['agentId'] : things['accountId'];
  return inputOf(endpoint, { ...things, userId: userId ?? '' });
}

/** The reply without what was asked for, which it may name. */
function unnamed(reply: string, things: Ids): string {
  return Object.entries(things).reduce((rest, [name, id]) => rest.replaceAll(id, name), reply);
}

async function outcomeOf(
  client: Client,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<string> {
  // The same order is asked for more often than anybody guesses codes.
  await world.db`delete from throttle`;
  const result = await client.try(endpoint, input);
  return result.ok
    ? `answered: ${JSON.stringify(result.value)}`
    : `refused: ${result.reason} ${result.sentence}`;
}

/** Markers of the city in a reply that were not in the question. */
function markersIn(reply: string, { markers }: City, input: Record<string, unknown>): string[] {
  const question = JSON.stringify(input);
  return markers.filter((marker) => reply.includes(marker) && !question.includes(marker));
}

test('every call of staff gets an input that it takes', () => {
  const things = thingsOf(cities.abuja);
  const refused = within.filter((endpoint) => {
    return !z.safeParse(endpoint.input, asked(endpoint, things)).success;
  });
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test('an entry of the audit about a neighbourhood or a price is of its city', async () => {
  const { marketId = '' } = cities.kano.ids;
  const [item] = await world.db.rows({ id: text })`select id::text from catalogue_item order by name limit 1`;
  const price = { marketId, itemId: item?.id ?? '', measure: 'mudu', koboPerMeasure: 10_000 };
  answered(await whole['head office'].call(recordPrice, recordPrice.input.parse(price)));
  const rows = await world.db.rows({ action: text, of: text })`
    select distinct action, city_id::text as of from audit_entry where action in ('addZone', 'recordPrice')
    order by action`;
  expect(rows).toEqual([
    { action: 'addZone', of: kano },
    { action: 'recordPrice', of: kano },
  ]);
});

describe.each(['abuja', 'kano'] as const)('an admin of %s alone', (own) => {
  const other = own === 'abuja' ? 'kano' : 'abuja';

  test.each(reads)('reads nothing of the other city by $name', async (endpoint) => {
    for (const city of [cities[own], cities[other]]) {
      const input = asked(endpoint, thingsOf(city));
      const reply = await outcomeOf(limited[own], endpoint, input);
      expect(markersIn(reply, cities[other], input), reply.slice(0, 3000)).toEqual([]);
    }
  });

  test.each(within)(
    'is told by $name of the other city’s things what is told of things that do not exist',
    async (endpoint) => {
      const things = thingsOf(cities[other]);
      if (!namesOne(endpoint, cities[other].ids)) return;
      const theirs = await outcomeOf(limited[own], endpoint, asked(endpoint, things));
      const absent = missing(things);
      const none = await outcomeOf(limited[own], endpoint, asked(endpoint, absent));
      expect(unnamed(theirs, things)).toBe(unnamed(none, absent));
    },
  );

  test.each(ofTheHouse)('is sent to the head office by $name', async (endpoint) => {
    const reply = await outcomeOf(limited[own], endpoint, asked(endpoint, thingsOf(cities[own])));
    expect(reply).toBe('refused: not-allowed Dis one na for head office: e concern every city.');
  });

  test.each(reads)('reads of the own city by $name as much as the head office', async (endpoint) => {
    const input = asked(endpoint, thingsOf(cities[own]));
    const all = markersIn(await outcomeOf(whole['head office'], endpoint, input), cities[own], input);
    expect(markersIn(await outcomeOf(limited[own], endpoint, input), cities[own], input)).toEqual(all);
  });
});

describe.each(['head office', 'godmode'] as const)('%s', (who) => {
  test('sees both cities', async () => {
    const seen = { abuja: new Set<string>(), kano: new Set<string>() };
    for (const endpoint of reads)
      for (const which of ['abuja', 'kano'] as const) {
        const input = asked(endpoint, thingsOf(cities[which]));
        const reply = await outcomeOf(whole[who], endpoint, input);
        for (const marker of markersIn(reply, cities[which], input)) seen[which].add(marker);
      }
    for (const which of ['abuja', 'kano'] as const)
      expect(cities[which].shown.filter((marker) => !seen[which].has(marker))).toEqual([]);
  });
});

// Last: they change what is there.
describe('an admin of Abuja alone, with what is of Abuja', () => {
  const writes = within.filter((endpoint) => !reads.includes(endpoint) && endpoint.audience !== 'godmode');

  test.each(writes)('is neither sent to the head office nor failed by $name', async (endpoint) => {
    const reply = await outcomeOf(limited.abuja, endpoint, asked(endpoint, thingsOf(cities.abuja)));
    const wanted = surelyDone.has(endpoint.name) ? /^answered/ : /^(answered|refused: (?!not-allowed|bug))/;
    expect(reply).toMatch(wanted);
  });
});
