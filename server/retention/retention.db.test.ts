import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signIn } from '#contract/accounts/endpoints.ts';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { features } from '#server/features.ts';
import { tidyAccounts } from '#server/features/accounts/tidy-accounts.ts';
import { tidyVisits } from '#server/features/analytics/visits/tidy-visits.ts';
import { tidyPasses } from '#server/features/launch/gate/tidy-passes.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { usualPasswordCost } from '#server/secrets/passwords.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { yesThrough } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { number, text } from '../db/sql/codecs.ts';
import { goesWith, retainedFor, stays } from './periods.ts';
import { allSlices, sliceInTurn } from './slice.ts';
import { houseTidy, tidyHouse } from './tidy.ts';

const world = await openWorld({ clock: 'stands' });
const { db } = world;

async function tidyEverything(): Promise<void> {
  for (const slice of allSlices) {
    await tidyHouse(db, slice);
    await tidyAccounts(db, slice);
  }
  await tidyPasses(db);
  await tidyVisits(db);
}

async function count(table: string): Promise<number> {
  const [row] = await db.one({ rows: number })`select count(*) as rows from ${db(table)}`;
  return row.rows;
}

test('a phone that brings the same order again within a month hears the same; after that nobody remembers the answer', async () => {
  const phone = world.device();
  const wanted = await yesThrough(phone);
  const first = answered(await phone.call(placeOrder, wanted));
  await db`update once_reply set kept_at = now() - interval '29 days'`;
  await tidyEverything();
  expect(answered(await phone.call(placeOrder, wanted))).toEqual(first);

  await db`update once_reply set kept_at = now() - interval '31 days'`;
  await tidyEverything();
  expect(await count('once_reply')).toBe(0);
  // The order itself is not done twice all the same.
  expect((await phone.call(placeOrder, wanted)).ok).toBe(false);
  expect(await count('customer_order')).toBe(1);
});

test('a person away for two months is signed out for good, and one seen yesterday is not', async () => {
  const away = await signUpCustomer(world);
  await db`update session set last_seen_at = now() - interval '61 days', expires_at = now() - interval '1 day'`;
  await db`update familiar_place set last_signed_in_at = now() - interval '61 days'`;
  const here = await signUpCustomer(world);
  const sessions = await count('session');
  await tidyEverything();
  expect(await count('session')).toBeLessThan(sessions);
  expect((await away.client.request('/api/auth/me')).status).toBe(401);
  expect((await here.client.request('/api/auth/me')).status).toBe(200);
  const [place] = await db.one({ old: number })`
    select count(*) filter (where last_signed_in_at < now() - interval '60 days') as old from familiar_place`;
  expect(place.old).toBe(0);
});

test('counters are deleted when they limit nothing, links when they open nothing, visits after a month', async () => {
  await world.device().try(signIn, { username: 'nobody here', password: 'not this one' });
  await db`insert into one_time_link (token_hash, purpose, expires_at) values ('gone', 'create-owner', now() - interval '31 days')`;
  await db`insert into one_time_link (token_hash, purpose, expires_at) values ('new', 'create-owner', now() - interval '27 days')`;
  await db`insert into visit (path, display_mode, at) values ('/', 'browser', now() - interval '31 days'), ('/', 'browser', now())`;
  await db`
    insert into outbox_passed_over (reader, number, kind, payload, why, at)
    values ('chat', 1, 'order.place', '{}', 'a fault', now() - interval '91 days'),
      ('chat', 2, 'order.place', '{}', 'a fault', now() - interval '89 days')`;
  const { user } = await signUpCustomer(world);
  await db`
    insert into passkey_challenge (session_id, purpose, challenge)
    select id, 'enrol', 'old' from session where account_id = ${user.id}`;
  const secret = openKeyRing(() => [testKey]).encrypt('OLD', {
    table: 'pending_authenticator',
    column: 'secret',
    row: user.id,
  });
  await db`
    insert into pending_authenticator (account_id, secret)
    values (${user.id}, decode(${secret.toString('hex')}, 'hex'))`;
  await world.timePasses(40 * 60 * 60);
  await tidyEverything();
  expect(await count('passkey_challenge')).toBe(0);
  expect(await count('pending_authenticator')).toBe(0);
  expect(await count('throttle')).toBe(0);
  expect(
    await db`select token_hash from one_time_link where purpose = 'create-owner' and used_at is null`,
  ).toEqual([{ token_hash: 'new' }]);
  expect(await count('visit')).toBe(1);
  expect(await db`select number from outbox_passed_over`).toEqual([{ number: 2 }]);
});

test('every part of what has no order by age comes round within two days', () => {
  const began = Date.parse('2026-03-04T09:00:00.000Z');
  const inTurn = Array.from(
    { length: 288 },
    (_, round) => sliceInTurn(new Date(began + round * 10 * 60_000)).from,
  );
  expect(new Set(inTurn).size).toBe(allSlices.length);
  const [first, last] = [allSlices[0], allSlices.at(-1)];
  expect([first, last]).toEqual([
    { from: '00', before: '01' },
    { from: 'ff', before: null },
  ]);
});

test('every table says how long its rows stay and which round removes them', async () => {
  const tables = await db.rows({ name: text })`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  const named = [...Object.keys(retainedFor), ...Object.keys(goesWith), ...Object.keys(stays)];
  const isNamed = (name: string) =>
    named.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));
  expect(tables.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);

  const deps = {
    db,
    quick: db,
    publicUrl: 'https://market.test',
    paystack: undefined,
    firebase: undefined,
    termii: undefined,
    webPush: { subject: 'https://market.test', allowedOrigin: undefined },
    passwordCost: usualPasswordCost,
    keys: openKeyRing(() => []),
    awayOf: () => Promise.resolve([]),
    log: { info: () => undefined, error: () => undefined },
  };
  const rounds = features.flatMap(({ schedule }) => schedule?.(deps) ?? []).map(({ name }) => name);
  const known = new Set([...rounds, houseTidy(db).name, 'outbox-tidy', 'pictures-sweep']);
  expect(
    Object.values(retainedFor)
      .map(({ round }) => round)
      .filter((round) => !known.has(round)),
  ).toEqual([]);
});

test('the manual says the same', () => {
  const manual = readFileSync('docs/operations/retention.md', 'utf8');
  const rows = [...manual.matchAll(/^\| `([^`]+)` \| (.+?) \| (.*) ?\|$/gm)].map(([, ...cells]) =>
    cells.map((cell) => cell.trim()),
  );
  const wanted = [
    ...Object.entries(retainedFor).map(([table, { days, since, round }]) => [
      table,
      `${days} days ${since}`,
      `\`${round}\``,
    ]),
    ...Object.entries(goesWith).map(([table, what]) => [table, `goes with ${what}`, '']),
    ...Object.entries(stays).map(([table, why]) => [table, `stays: ${why}`, '']),
  ];
  expect(rows.filter(([table = '']) => wanted.some(([one]) => one === table))).toEqual(wanted);
});
