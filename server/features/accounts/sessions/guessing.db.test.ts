import { describe, expect, test } from 'vitest';
import { changePassword, signIn, signOut } from '#contract/accounts/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const withoutProxy = await openWorld({ trustedProxies: [] });

async function guess(from: Client, username: string, times: number): Promise<string[]> {
  const results = await Promise.all(
    Array.from({ length: times }, () => from.call(signIn, { username, password: 'wrong' })),
  );
  return results.map((one) => (one.ok ? 'in' : one.reason));
}

function countOf(reasons: readonly string[], reason: string): number {
  return reasons.filter((one) => one === reason).length;
}

describe('a guesser', () => {
  test('five of a hundred guesses at once are checked', async () => {
    const { username } = await signUpCustomer(world);
    const reasons = await guess(world.device(), username, 100);
    expect(countOf(reasons, 'wrong-credentials')).toBe(5);
    expect(countOf(reasons, 'too-many-tries')).toBe(95);
  });

  test('is told a growing wait, and may try again after it', async () => {
    const { username } = await signUpCustomer(world);
    const phone = world.device();
    await guess(phone, username, 5);
    const waits: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const result = await phone.call(signIn, { username, password: 'wrong' });
      const seconds = result.ok ? 0 : (result.retryAfterSeconds ?? 0);
      waits.push(seconds);
      await world.timePasses(seconds);
      expect(await phone.call(signIn, { username, password: 'wrong' })).toMatchObject({
        reason: 'wrong-credentials',
      });
    }
    expect(waits).toEqual([15, 30, 60, 120]);
  });

  test('cannot try even the right password while waiting', async () => {
    const { username, password } = await signUpCustomer(world);
    const phone = world.device();
    await guess(phone, username, 5);
    expect(await phone.call(signIn, { username, password })).toMatchObject({
      status: 429,
      reason: 'too-many-tries',
      sentence: 'You don try am plenty times. Wait small, then try again.',
    });
  });

  test('an unknown name is slowed down in the same way', async () => {
    const reasons = await guess(world.device(), 'Nobody At All', 6);
    expect(countOf(reasons, 'too-many-tries')).toBe(1);
  });

  test('many names from one address are slowed down too', async () => {
    const phone = world.device();
    const results: string[] = [];
    for (let count = 0; count < 32; count += 1) results.push(...(await guess(phone, `name ${count}`, 1)));
    expect(countOf(results.slice(0, 30), 'wrong-credentials')).toBe(30);
    expect(results.slice(30)).toEqual(['too-many-tries', 'too-many-tries']);
  });

  test('one name from many addresses is slowed down, and its owner still gets in from their usual ones', async () => {
    const { username, password, client } = await signUpCustomer(world);
    const results: string[] = [];
    for (let count = 0; count < 60; count += 1) results.push(...(await guess(world.device(), username, 1)));
    expect(countOf(results, 'wrong-credentials')).toBeLessThan(55);
    expect(await world.device().call(signIn, { username, password })).toMatchObject({ status: 429 });
    expect((await client.call(signIn, { username, password })).ok).toBe(true);
  });

  test('a person is never locked out for longer than a minute by guesses from elsewhere', async () => {
    const { username, password } = await signUpCustomer(world);
    for (let round = 0; round < 12; round += 1) {
      for (let count = 0; count < 8; count += 1) await guess(world.device(), username, 1);
      await world.timePasses(60);
    }
    expect((await world.device().call(signIn, { username, password })).ok).toBe(true);
  });
});

describe('a device that signed in before', () => {
  /** Sixty guesses, half from everywhere and half from the address that the owner comes from next. */
  async function guessFromEverywhere(username: string, address: string): Promise<void> {
    for (let count = 0; count < 30; count += 1) {
      await guess(world.device(), username, 1);
      await guess(world.device({ address }), username, 1);
    }
  }

  test('gets in at an address that is new to it while many guess from everywhere and from there', async () => {
    const { username, password, client } = await signUpCustomer(world);
    const address = '203.0.113.77';
    await guessFromEverywhere(username, address);
    expect(await world.device({ address }).call(signIn, { username, password })).toMatchObject({
      status: 429,
    });
    const moved = world.device({ address, cookies: client.cookies });
    expect(await moved.call(signIn, { username, password })).toMatchObject({ ok: true });
  });

  test('is known after a sign-out, and its name stands in no address', async () => {
    const { username, password, client } = await signUpCustomer(world);
    answered(await client.call(signOut, {}));
    await guessFromEverywhere(username, '203.0.113.78');
    const moved = world.device({ address: '203.0.113.78', cookies: client.cookies });
    expect(await moved.call(signIn, { username, password })).toMatchObject({ ok: true });
  });

  test('has ten tries and then waits, whatever address it comes from', async () => {
    const { username, password, client } = await signUpCustomer(world);
    const reasons: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      reasons.push(...(await guess(world.device({ cookies: client.cookies }), username, 1)));
    }
    expect(countOf(reasons, 'wrong-credentials')).toBe(10);
    expect(countOf(reasons, 'too-many-tries')).toBe(10);
    const [fresh, known] = [world.device(), world.device({ cookies: client.cookies })];
    expect(await known.call(signIn, { username, password })).toMatchObject({ status: 429 });
    expect(await fresh.call(signIn, { username, password })).toMatchObject({ ok: true });
  });

  test('has no tries of its own at an account that nobody opened on it', async () => {
    const victim = await signUpCustomer(world);
    const guesser = await signUpCustomer(world);
    expect(countOf(await guess(guesser.client, victim.username, 20), 'wrong-credentials')).toBe(5);
    const forged = world.device({ cookies: new Map([['known-device', 'x'.repeat(43)]]) });
    expect(countOf(await guess(forged, victim.username, 20), 'wrong-credentials')).toBe(5);
  });

  test('is forgotten when the password is changed on another', async () => {
    const { username, password, client } = await signUpCustomer(world);
    const thief = world.device();
    answered(await thief.call(signIn, { username, password }));
    answered(
      await client.call(changePassword, { currentPassword: password, newPassword: 'banga and starch' }),
    );
    for (let count = 0; count < 60; count += 1) await guess(world.device(), username, 1);
    const moved = (cookies: typeof thief.cookies) => world.device({ cookies });
    expect(await guess(moved(thief.cookies), username, 1)).toEqual(['too-many-tries']);
    expect(await guess(moved(client.cookies), username, 1)).toEqual(['wrong-credentials']);
  });

  test('gives way to newer ones after twenty', async () => {
    const { username, password, user } = await signUpCustomer(world);
    for (let count = 0; count < 22; count += 1)
      answered(await world.device().call(signIn, { username, password }));
    expect(await world.db`select from known_device where account_id = ${user.id}`).toHaveLength(20);
  });
});

describe('a person who mistyped', () => {
  test('has no failed tries left after the right password', async () => {
    const { username, password } = await signUpCustomer(world);
    const phone = world.device();
    for (let round = 0; round < 5; round += 1) {
      expect(await guess(phone, username, 4)).not.toContain('too-many-tries');
      answered(await phone.call(signIn, { username, password }));
    }
  });

  test('signs in without limit', async () => {
    const { username, password } = await signUpCustomer(world);
    const phone = world.device();
    for (let count = 0; count < 40; count += 1) {
      expect((await phone.call(signIn, { username, password })).ok).toBe(true);
    }
  });

  test('a signed-in session cannot be used to guess the password either', async () => {
    const { client } = await signUpCustomer(world);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(changePassword, { currentPassword: 'wrong', newPassword: 'stolen' }),
      ),
    );
    expect(results.filter((one) => !one.ok && one.reason === 'wrong-password')).toHaveLength(5);
  });
});

test('a guesser does not escape the limit by forging the address', async () => {
  const { username } = await signUpCustomer(withoutProxy);
  const results: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    results.push(...(await guess(withoutProxy.device({ address: `192.0.2.${count}` }), username, 1)));
  }
  expect(results[5]).toBe('too-many-tries');
});
