import { beforeAll, describe, expect, test } from 'vitest';
import { listCitiesToSee } from '#contract/accounts/admin/endpoints.ts';
import { changeRole, grantPermissions, me } from '#contract/accounts/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { listAudit } from '#contract/admin/endpoints.ts';
import { cityId } from '#contract/cities/ids.ts';
import { addClosure, listClosures, removeClosure } from '#contract/markets/closure-endpoints.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { json, nullable, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { bookSays } from '#test/factories/run.ts';
import { abuja, adminOf, foundKano, kano, liveIn, type City } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';
import * as z from 'zod/mini';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
let inAbuja: City;
let inKano: City;

beforeAll(async () => {
  await foundKano(world);
  inAbuja = await liveIn(world, abuja, 'Zumarock', 'Utako Market');
  inKano = await liveIn(world, kano, 'Daladill', 'Wuse Market');
}, 60_000);

const grant = (userId: Parameters<typeof adminOf>[1][number] | string, given: object) =>
  owner.try(grantPermissions, { userId, permissions: ['orders:view'], ...given });

describe('the cities of an admin', () => {
  test('hold from the next call on, whatever device it comes from, and end as they began', async () => {
    const { client, user } = await signUpAdmin(world, ['orders:view']);
    const codes = async () => answered(await client.call(listBoard, {})).map(({ code }) => code);
    expect(answered(await client.call(me, {}))).not.toHaveProperty('cities');
    expect(await codes()).toEqual(expect.arrayContaining([inAbuja.ids['code'], inKano.ids['code']]));
    answered(await grant(user.id, { cities: [kano] }));
    expect(answered(await client.call(me, {})).cities).toEqual([kano]);
    expect(await codes()).toContain(inKano.ids['code']);
    expect(await codes()).not.toContain(inAbuja.ids['code']);
    answered(await grant(user.id, { cities: [] }));
    expect(await codes()).toEqual(expect.arrayContaining([inAbuja.ids['code'], inKano.ids['code']]));
  });

  test('are refused to who is no admin, where a city is not there, and over what another owner granted', async () => {
    const { user } = await signUpCustomer(world);
    expect(await grant(user.id, { cities: [kano] })).toMatchObject({ reason: 'not-an-admin' });
    const admin = (await signUpAdmin(world, [])).user.id;
    const nowhere = cityId.parse('01900000-0000-7000-8000-0000000000ff');
    expect(await grant(admin, { cities: [kano, nowhere] })).toMatchObject({ reason: 'not-found' });
    answered(await grant(admin, { cities: [kano] }));
    expect(await grant(admin, { cities: [], citiesFrom: [] })).toMatchObject({ reason: 'changed-meanwhile' });
    answered(await grant(admin, { cities: [abuja], citiesFrom: [kano] }));
  });

  test('stand in the audit, and go with the role', async () => {
    const { user } = await adminOf(world, [kano], ['orders:view']);
    const rows = await world.db.rows({
      after: nullable(json(z.object({ cities: z.optional(z.array(z.string())) }))),
    })`
      select after from audit_entry where subject = ${user.id} and action = 'grantPermissions' order by id desc limit 1`;
    expect(rows).toEqual([{ after: { cities: [kano] } }]);
    answered(await owner.call(changeRole, { userId: user.id, role: 'customer' }));
    expect(await world.db`select from account_city where user_id = ${user.id}`).toEqual([]);
  });

  test('are offered to the owner by name', async () => {
    expect(answered(await owner.call(listCitiesToSee, {}))).toEqual([
      { id: abuja, name: 'Abuja' },
      { id: kano, name: 'Kano' },
    ]);
  });
});

describe('an admin of Kano', () => {
  const everything = [...permissions];

  test('closes a market of Kano, and is sent to the head office for what closes every market', async () => {
    const { client } = await adminOf(world, [kano], everything);
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const closing = { from: day, to: day, reason: 'Sallah', movesOrders: false };
    const all = await client.call(addClosure, { ...closing, marketId: null });
    expect(all).toMatchObject({
      reason: 'not-allowed',
      sentence: 'Dis one na for head office: e concern every city.',
    });
    const made = answered(await owner.call(addClosure, { ...closing, marketId: null }));
    expect(answered(await client.call(listClosures, { from: day, to: day })).map(({ id }) => id)).toEqual([
      made.id,
    ]);
    expect(await client.call(removeClosure, { closureId: made.id })).toMatchObject({ reason: 'not-found' });
    expect(await world.db`select from market_closure where id = ${made.id}`).toHaveLength(1);
  });

  test('reads in the audit what was done in Kano, and nothing of the house', async () => {
    const { client } = await adminOf(world, [kano], everything);
    const { entries } = answered(await client.call(listAudit, {}));
    const rows = await world.db.rows({ city: nullable(text) })`
      select distinct city_id::text as city from audit_entry
      where id = any(${entries.map(({ number }) => number)}::bigint[])`;
    expect(rows).toEqual([{ city: kano }]);
    expect(answered(await owner.call(listAudit, {})).entries.map(({ action }) => action)).toContain(
      'grantPermissions',
    );
  });

  test('reads the figures of the day of Kano alone', async () => {
    const { client } = await adminOf(world, [kano], everything);
    const [own, all] = [answered(await client.call(showDay, {})), answered(await owner.call(showDay, {}))];
    const float = await bookSays(world, 'agent_float', inKano.ids['agentId'] ?? '');
    expect(own.figures.money?.floatOutKobo).toBe(float);
    expect(own.figures.road?.placed).toBe((all.figures.road?.placed ?? 0) / 2);
    expect(own.figures.money?.takingsKobo).toBe((all.figures.money?.takingsKobo ?? 0) / 2);
  });
});
