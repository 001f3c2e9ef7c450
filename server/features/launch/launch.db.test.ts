import { describe, expect, test } from 'vitest';
import { recordVisit } from '#contract/analytics/endpoints.ts';
import { signIn } from '#contract/accounts/endpoints.ts';
import {
  joinEarlyAccess,
  listSubscribers,
  makeAccessKey,
  revokeAccessKey,
  showLaunch,
  switchMaintenance,
  verifyAccessKey,
} from '#contract/launch/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const admin = await signUpAdmin(world, ['launch:manage']);
const visit = { path: '/', displayMode: 'browser' as const, vitals: [] };

/** True where a visitor’s write gets through the gate. */
async function passes(client: Client): Promise<boolean> {
  const result = await client.call(recordVisit, visit);
  if (result.ok) return true;
  if (result.reason === 'closed-for-maintenance' && result.status === 503) return false;
  throw new Error(`not the gate, but ${result.reason}`);
}

async function makeKey(limits: { mostUses?: number; expiresAt?: string } = {}) {
  const wanted = { label: 'Friends', mostUses: limits.mostUses ?? null, expiresAt: limits.expiresAt ?? null };
  return answered(await admin.client.call(makeAccessKey, wanted));
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

describe('the gate', () => {
  test('stands open until it is shut, and again when it is opened', async () => {
    expect(await passes(world.device())).toBe(true);
    expect(answered(await admin.client.call(switchMaintenance, { on: true })).maintenance).toBe(true);
    expect(await passes(world.device())).toBe(false);
    expect(answered(await admin.client.call(switchMaintenance, { on: false })).maintenance).toBe(false);
    expect(await passes(world.device())).toBe(true);
    const [shut, open] = await readAudit(world, 'settings', 'maintenance');
    expect(shut).toMatchObject({ actorId: admin.user.id, before: null, after: { value: 'on' } });
    expect(open).toMatchObject({ before: { value: 'on' }, after: { value: 'off' } });
  });

  test('while it is shut staff go through, customers do not, and reading and signing in go on', async () => {
    const customer = await signUpCustomer(world);
    answered(await admin.client.call(switchMaintenance, { on: true }));
    expect(await passes(admin.client)).toBe(true);
    expect(await passes((await signInOwner(world)).client)).toBe(true);
    expect(await passes(customer.client)).toBe(false);
    expect((await customer.client.call(listMarkets, {})).ok).toBe(true);
    const { username, password } = customer;
    expect((await world.device().call(signIn, { username, password })).ok).toBe(true);
  });
});

describe('an access key', () => {
  test('is shown once, readable, and opens the gate for the device that knows it', async () => {
    const { key, row } = await makeKey();
    expect(key).toMatch(/^MW(-[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{5}){4}$/);
    expect(row).toMatchObject({ label: 'Friends', uses: 0, createdBy: admin.username });
    const phone = world.device();
    expect(await passes(phone)).toBe(false);
    answered(await phone.call(verifyAccessKey, { key }));
    expect(phone.lastSetCookies()[0]).toMatch(/^__Host-access-pass=.*HttpOnly/);
    expect(await passes(phone)).toBe(true);
    expect(await passes(world.device())).toBe(false);
    const stored = await world.db`select * from access_key, access_pass`;
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(JSON.stringify(stored)).not.toContain(phone.cookies.get('access-pass'));
  });

  test('may be typed in small letters and without hyphens', async () => {
    const { key } = await makeKey();
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `;
    expect((await world.device().call(verifyAccessKey, { key: typed })).ok).toBe(true);
  });

  test('a wrong one is refused with the sentence of the specification', async () => {
    expect(await world.device().call(verifyAccessKey, { key: 'MW-WRONG' })).toMatchObject({
      status: 422,
      reason: 'wrong-access-key',
      sentence: 'Please check your access key and try again',
    });
    expect(await world.device().try(verifyAccessKey, { key: '  ' })).toMatchObject({
      status: 400,
      sentence: 'Access key is required',
    });
  });

  test('is never used more often than it may be, however many come at once', async () => {
    const { key, row } = await makeKey({ mostUses: 5 });
    const phones = Array.from({ length: 40 }, () => world.device());
    const results = await Promise.all(phones.map((phone) => phone.call(verifyAccessKey, { key })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    const { keys } = answered(await admin.client.call(showLaunch, {}));
    expect(keys.find(({ id }) => id === row.id)?.uses).toBe(5);
  });

  test('is not used up twice by a device that asks again', async () => {
    const { key } = await makeKey({ mostUses: 1 });
    const phone = world.device();
    answered(await phone.call(verifyAccessKey, { key }));
    answered(await phone.call(verifyAccessKey, { key }));
    expect(await world.device().call(verifyAccessKey, { key })).toMatchObject({ reason: 'wrong-access-key' });
  });

  test('that is revoked opens nothing, and its passes end with it', async () => {
    const { key, row } = await makeKey();
    const phone = world.device();
    answered(await phone.call(verifyAccessKey, { key }));
    const launch = answered(await admin.client.call(revokeAccessKey, { id: row.id }));
    expect(launch.keys.find(({ id }) => id === row.id)?.revokedAt).toEqual(expect.any(String));
    expect(await passes(phone)).toBe(false);
    expect(await phone.call(verifyAccessKey, { key })).toMatchObject({ reason: 'wrong-access-key' });
    expect((await readAudit(world, 'launch', row.id)).map(({ action }) => action)).toEqual([
      'makeAccessKey',
      'revokeAccessKey',
    ]);
  });

  test('ends when it was said to, and its passes with it', async () => {
    const { key } = await makeKey({ expiresAt: inSeconds(3600) });
    const phone = world.device();
    answered(await phone.call(verifyAccessKey, { key }));
    await world.timePasses(3601);
    expect(await passes(phone)).toBe(false);
    expect(await world.device().call(verifyAccessKey, { key })).toMatchObject({ reason: 'wrong-access-key' });
  });

  test('cannot be made for a time that has passed', async () => {
    for (const expiresAt of [inSeconds(-1), '0001-01-01T00:00:00Z']) {
      const result = await admin.client.call(makeAccessKey, { label: 'Late', mostUses: null, expiresAt });
      expect(result).toMatchObject({ status: 400, reason: 'already-over' });
    }
  });

  test('is not guessed: one address has ten tries, then waits', async () => {
    const phone = world.device();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_nothing, index) => phone.call(verifyAccessKey, { key: `MW-${index}` })),
    );
    expect(results.filter((one) => !one.ok && one.reason === 'wrong-access-key')).toHaveLength(10);
    expect(results.filter((one) => !one.ok && (one.retryAfterSeconds ?? 0) > 0)).toHaveLength(40);
  });

  test('one that is not there cannot be revoked', async () => {
    const result = await admin.client.try(revokeAccessKey, { id: '00000000-0000-4000-8000-000000000000' });
    expect(result).toMatchObject({ status: 404, reason: 'not-found' });
  });
});

describe('the early-access list', () => {
  test('takes a name once; who is on it already hears the same', async () => {
    const join = { name: ' Ada ', email: 'ada@example.com' };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_nothing, index) =>
        world.device().call(joinEarlyAccess, index % 2 === 0 ? join : { ...join, email: 'ADA@example.com' }),
      ),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    answered(await world.device().call(joinEarlyAccess, { name: 'Bisi', email: 'bisi@example.com' }));
    const list = answered(await admin.client.call(listSubscribers, {}));
    expect(list.map(({ name }) => name)).toEqual(['Bisi', 'Ada']);
    expect(answered(await admin.client.call(showLaunch, {})).subscribers).toBe(2);
  });

  test.each([
    [{ name: ' ', email: 'ada@example.com' }, 'Name is required'],
    [{ email: 'ada@example.com' }, 'Name is required'],
    [{ name: 'Ada', email: 'ada' }, 'Please provide a valid email address'],
    [{ name: 'Ada' }, 'Please provide a valid email address'],
  ])('refuses %j with "%s"', async (input, sentence) => {
    const result = await world.device().try(joinEarlyAccess, input);
    expect(result).toMatchObject({ status: 400, reason: 'bad-input', sentence });
  });
});
