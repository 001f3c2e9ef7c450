import { describe, expect, test } from 'vitest';
import { createOwner, me, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { usualPasswordCost } from '#server/secrets/passwords.ts';
import { isStartRefusal } from '#server/process/start-refusal.ts';
import { answered } from '#test/client.ts';
import { openWorld } from '#test/world.ts';
import { prepareOwner } from './prepare-owner.ts';

const world = await openWorld({ owner: undefined });
const deps = { db: world.db, publicUrl: 'https://market.test', passwordCost: usualPasswordCost };

const strong = 'pepper and salt';

function tokenOf(link: string | undefined): string {
  expect(link).toMatch(/^https:\/\/market\.test\/login#owner=[\w-]{43}$/);
  return link?.split('#owner=')[1] ?? '';
}

describe('a place that nobody owns yet', () => {
  test('has a fresh link at every start, and the ones before are void', async () => {
    const first = tokenOf(world.ownerLink);
    const second = tokenOf((await prepareOwner(deps, undefined)).ownerLink);
    expect(second).not.toBe(first);
    const result = await world
      .device()
      .call(createOwner, { token: first, username: 'Early', password: strong });
    expect(result).toMatchObject({ status: 410, reason: 'link-spent' });
  });

  test('the link ends after a day', async () => {
    const token = tokenOf((await prepareOwner(deps, undefined)).ownerLink);
    await world.timePasses(24 * 60 * 60 + 1);
    const result = await world.device().call(createOwner, { token, username: 'Late', password: strong });
    expect(result).toMatchObject({ reason: 'link-spent' });
  });

  test('two starts at once leave one link that works', async () => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => prepareOwner(deps, undefined)));
    expect(starts.every(({ ownerLink }) => ownerLink !== undefined)).toBe(true);
    const [row] = await world.db.rows({ count: number })`
      select count(*) from one_time_link where purpose = 'create-owner' and used_at is null`;
    expect(row?.count).toBe(1);
  });

  test('a start does not hand the place to a customer who has the name', async () => {
    answered(await world.device().call(signUp, { username: 'Tunde', password: 'his own' }));
    const refused = await prepareOwner(deps, { username: 'tunde', password: strong }).catch(
      (error: unknown) => error,
    );
    expect(isStartRefusal(refused) && refused.message).toContain('OWNER_USERNAME');
  });

  test('a weak password leaves the link as it was, and a start does not take one', async () => {
    const token = tokenOf((await prepareOwner(deps, undefined)).ownerLink);
    const result = await world
      .device()
      .call(createOwner, { token, username: 'Weak', password: 'Password2026!' });
    expect(result).toMatchObject({ status: 422, reason: 'weak-password' });
    const refused = await prepareOwner(deps, { username: 'Weak', password: 'elevenchars' }).catch(
      (error: unknown) => error,
    );
    expect(isStartRefusal(refused) && refused.message).toContain('OWNER_PASSWORD');
  });

  test('a name that is taken leaves the link as it was; then of ten at once one becomes the owner', async () => {
    const token = tokenOf((await prepareOwner(deps, undefined)).ownerLink);
    const taken = await world.device().call(createOwner, { token, username: 'TUNDE', password: strong });
    expect(taken).toMatchObject({ status: 409, reason: 'username-taken' });
    const phones = Array.from({ length: 10 }, () => world.device());
    const results = await Promise.all(
      phones.map((phone, index) =>
        phone.call(createOwner, { token, username: `Boss ${index}`, password: strong }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const signedIn = await Promise.all(phones.map((phone) => phone.call(me, {})));
    expect(signedIn.filter((one) => one.ok && one.value.role === 'godmode')).toHaveLength(1);
    expect(await world.db`select from account where role = 'godmode'`).toHaveLength(1);
  });

  test('once it is owned no start makes a link, or another owner', async () => {
    expect(await prepareOwner(deps, undefined)).toEqual({});
    expect(await prepareOwner(deps, { username: 'Second Boss', password: strong })).toEqual({});
    expect(await prepareOwner(deps, { username: 'Boss 0', password: 'x' })).toEqual({});
    const result = await world.device().call(signIn, { username: 'Second Boss', password: strong });
    expect(result).toMatchObject({ reason: 'wrong-credentials' });
  });
});
