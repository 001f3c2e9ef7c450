import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signIn, stepUp } from '#contract/accounts/endpoints.ts';
import {
  addPasskey,
  removePasskey,
  showSecondSteps,
  startAuthenticator,
  startPasskey,
  startPasskeyStepUp,
  stepUpByPasskey,
} from '#contract/accounts/second-steps/endpoints.ts';
import { answered, openClient } from '#test/client.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { enrolAuthenticator } from '#test/second-steps/authenticator-app.ts';
import { openPasskeyDevice, type Wrong } from '#test/second-steps/passkey-device.ts';
import { takenAtOnce } from '#test/second-steps/send-at-once.ts';
import { chromeOnAndroid, openWorld } from '#test/world.ts';

const world = await openWorld();
const origin = 'https://market.test';
const page = { origin, rpId: 'market.test' };
const refused = { ok: false, status: 403, reason: 'passkey-refused' };

/** An admin whose browser has the product open under its public address. */
async function adminInBrowser(): Promise<SomeoneSignedIn> {
  const admin = await signUpAdmin(world, ['money:manage']);
  return { ...admin, client: world.device({ origin, cookies: admin.client.cookies }) };
}

async function enrolPasskey({ client }: SomeoneSignedIn, device = openPasskeyDevice(page)) {
  const { options } = answered(await client.call(startPasskey, {}));
  const passkey = device.make(options);
  return { device, made: answered(await client.call(addPasskey, { name: 'Phone', passkey })) };
}

async function minutesPass({ user }: SomeoneSignedIn): Promise<void> {
  await world.db`update session set stepped_up_at = null where account_id = ${user.id}`;
}

/** True while calls that ask for step-up are taken. */
async function isProven({ client }: SomeoneSignedIn): Promise<boolean> {
  return (await client.try(startAuthenticator, {})).ok;
}

test('an admin enrols a passkey, gets recovery codes, and proves with the passkey alone that it is them', async () => {
  const admin = await adminInBrowser();
  const { device, made } = await enrolPasskey(admin);
  expect(made.recoveryCodes).toHaveLength(10);
  await minutesPass(admin);
  expect(await isProven(admin)).toBe(false);
  const { client, password } = admin;
  expect(await client.try(stepUp, { password })).toMatchObject({ reason: 'second-step-needed' });
  const { options } = answered(await client.call(startPasskeyStepUp, {}));
  answered(await client.call(stepUpByPasskey, { passkey: device.sign(options) }));
  expect(await isProven(admin)).toBe(true);
  expect(answered(await client.call(showSecondSteps, {}))).toMatchObject({
    authenticatorSince: null,
    passkeys: [{ name: 'Phone', lastUsedAt: expect.any(String) as string }],
    recoveryCodesLeft: 10,
    isAskedToEnrol: false,
  });
});

test('a signature counts once, also when it is sent twice at once', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const { options } = answered(await admin.client.call(startPasskeyStepUp, {}));
  // A passkey that counts no uses: its challenge alone says that it is new.
  const passkey = device.sign(options, { counter: 0 });
  const results = await Promise.all([1, 2, 3].map(() => admin.client.try(stepUpByPasskey, { passkey })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await minutesPass(admin);
  expect(await admin.client.try(stepUpByPasskey, { passkey })).toMatchObject(refused);
  expect(await isProven(admin)).toBe(false);
});

test('two signatures with the same counter do not both count: one comes from a copy of the passkey', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const other = world.device({ origin });
  answered(await other.call(signIn, { username: admin.username, password: admin.password }));
  const signed = await Promise.all(
    [admin.client, other].map(async (client) => {
      const { options } = answered(await client.call(startPasskeyStepUp, {}));
      return { client, passkey: device.sign(options, { counter: 7 }) };
    }),
  );
  const sends = signed.map(
    ({ client, passkey }) =>
      () =>
        client.try(stepUpByPasskey, { passkey }),
  );
  expect(await takenAtOnce(world, admin, 'passkey', sends)).toBe(1);
});

test.each<[string, Wrong]>([
  ['another site', { origin: 'https://market.test.evil.test' }],
  ['another site’s passkey', { rpId: 'evil.test' }],
  ['another challenge', { challenge: Buffer.from(randomUUID()).toString('base64url') }],
  ['nobody verified', { isUnverified: true }],
])('a new passkey from %s is refused', async (_what, wrong) => {
  const admin = await adminInBrowser();
  const { options } = answered(await admin.client.call(startPasskey, {}));
  const passkey = openPasskeyDevice(page).make(options, wrong);
  expect(await admin.client.try(addPasskey, { name: 'Phone', passkey })).toMatchObject(refused);
  expect(answered(await admin.client.call(showSecondSteps, {})).passkeys).toEqual([]);
});

test.each<[string, Wrong]>([
  ['for another site', { origin: 'https://market.test.evil.test' }],
  ['of another site’s passkey', { rpId: 'evil.test' }],
  ['of another challenge', { challenge: Buffer.from(randomUUID()).toString('base64url') }],
  ['that nobody verified', { isUnverified: true }],
  ['with a counter that goes back', { counter: 3 }],
])('a signature %s is refused, and proves nothing', async (_what, wrong) => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  await world.db`update passkey set counter = 3 where account_id = ${admin.user.id}`;
  await minutesPass(admin);
  const { options } = answered(await admin.client.call(startPasskeyStepUp, {}));
  const passkey = device.sign(options, { counter: 4, ...wrong });
  expect(await admin.client.try(stepUpByPasskey, { passkey })).toMatchObject(refused);
  expect(await isProven(admin)).toBe(false);
});

test('a signature by another key is refused, and so is a passkey of another account', async () => {
  const [admin, other] = [await adminInBrowser(), await adminInBrowser()];
  const { device } = await enrolPasskey(admin);
  const { device: others } = await enrolPasskey(other);
  const { options } = answered(await admin.client.call(startPasskeyStepUp, {}));
  const forged = { ...others.sign(options), id: device.sign(options).id };
  expect(await admin.client.try(stepUpByPasskey, { passkey: forged })).toMatchObject(refused);
  const again = answered(await admin.client.call(startPasskeyStepUp, {}));
  const passkey = others.sign(again.options);
  expect(await admin.client.try(stepUpByPasskey, { passkey })).toMatchObject(refused);
});

test('a challenge lives five minutes, and is of one session and one purpose', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const { client, username, password } = admin;
  const late = answered(await client.call(startPasskeyStepUp, {}));
  await world.timePasses(5 * 60 + 1);
  const tooLate = device.sign(late.options);
  expect(await client.try(stepUpByPasskey, { passkey: tooLate })).toMatchObject(refused);

  const { options } = answered(await client.call(startPasskeyStepUp, {}));
  const elsewhere = world.device({ origin });
  answered(await elsewhere.call(signIn, { username, password }));
  const passkey = device.sign(options);
  expect(await elsewhere.try(stepUpByPasskey, { passkey })).toMatchObject(refused);

  const enrolling = answered(await client.call(startPasskey, {}));
  const signed = device.sign(enrolling.options);
  await world.db`delete from passkey_challenge where purpose = 'step-up'`;
  expect(await client.try(stepUpByPasskey, { passkey: signed })).toMatchObject(refused);
});

test('a credential is enrolled once, and its making is answered once', async () => {
  const [admin, other] = [await adminInBrowser(), await adminInBrowser()];
  const { device } = await enrolPasskey(admin);
  const { options } = answered(await other.client.call(startPasskey, {}));
  const stolen = device.make(options);
  expect(await other.client.try(addPasskey, { name: 'Mine', passkey: stolen })).toMatchObject(refused);
  const passkey = openPasskeyDevice(page).make(options);
  expect(await other.client.try(addPasskey, { name: 'Mine', passkey })).toMatchObject(refused);
});

test('later enrolments make no recovery codes; ten passkeys are the most, also when two come at once', async () => {
  const admin = await adminInBrowser();
  await enrolPasskey(admin);
  expect((await enrolPasskey(admin)).made).toEqual({ recoveryCodes: null });
  await world.db`
    insert into passkey (account_id, rp_id, credential_id, public_key, counter, transports, name)
    select ${admin.user.id}, 'market.test', 'planted_' || number, '', 0, '{}', 'Phone ' || number
    from generate_series(3, 9) as number`;
  const { username, password } = admin;
  const other = { ...admin, client: world.device({ origin }) };
  answered(await other.client.call(signIn, { username, password }));
  await world.db`update session set stepped_up_at = now() where account_id = ${admin.user.id}`;
  const made = await Promise.all(
    [admin, other].map(async ({ client }) => {
      const { options } = answered(await client.call(startPasskey, {}));
      return { client, passkey: openPasskeyDevice(page).make(options) };
    }),
  );
  const results = await Promise.all(
    made.map(({ client, passkey }) => client.try(addPasskey, { name: 'One more', passkey })),
  );
  expect(results.map((one) => (one.ok ? 'added' : one.reason)).toSorted()).toEqual([
    'added',
    'passkeys-full',
  ]);
  expect(await admin.client.try(startPasskey, {})).toMatchObject({ status: 409, reason: 'passkeys-full' });
});

test('the options exclude passkeys that are there and ask for a verified person, and name the ones to sign with', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const making = answered(await admin.client.call(startPasskey, {})).options;
  const signing = answered(await admin.client.call(startPasskeyStepUp, {})).options;
  const { id } = device.sign(signing);
  expect(making).toMatchObject({
    rp: { id: 'market.test' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: [{ id }],
  });
  expect(signing).toMatchObject({
    rpId: 'market.test',
    userVerification: 'required',
    allowCredentials: [{ id, transports: ['internal'] }],
  });
});

test('a passkey is taken off by its account alone; recovery codes go with the last second step', async () => {
  const [admin, other] = [await adminInBrowser(), await adminInBrowser()];
  await enrolPasskey(admin);
  await enrolAuthenticator(world, admin);
  const [passkey] = answered(await admin.client.call(showSecondSteps, {})).passkeys;
  const id = passkey?.id ?? '';
  expect(await other.client.try(removePasskey, { id })).toMatchObject({ status: 404, reason: 'not-found' });
  answered(await admin.client.call(removePasskey, { id }));
  expect(await admin.client.try(removePasskey, { id })).toMatchObject({ reason: 'not-found' });
  const left = answered(await admin.client.call(showSecondSteps, {}));
  expect(left).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
});

test('an admin without a passkey for this site is asked for none', async () => {
  const admin = await adminInBrowser();
  expect(await admin.client.try(startPasskeyStepUp, {})).toMatchObject({ status: 404, reason: 'not-found' });
  const customer = await signUpCustomer(world);
  const client = world.device({ origin, cookies: customer.client.cookies });
  expect(await client.try(startPasskey, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
});

test('a guesser of signatures is slowed down', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const results: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { options } = answered(await admin.client.call(startPasskeyStepUp, {}));
    const passkey = device.sign(options, { isUnverified: true });
    const one = await admin.client.try(stepUpByPasskey, { passkey });
    results.push(one.ok ? 'in' : one.reason);
  }
  expect(results.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'passkey-refused'));
  expect(results[5]).toBe('too-many-tries');
});

test('plain http and an IP address can have no passkey; localhost can, and its passkeys are not those of the site', async () => {
  const admin = await adminInBrowser();
  const { device } = await enrolPasskey(admin);
  const { cookies } = admin.client;
  const byAddress = { ...admin, client: world.device({ cookies, origin: world.url }) };
  for (const endpoint of [startPasskey, startPasskeyStepUp])
    expect(await byAddress.client.try(endpoint, {})).toMatchObject({
      status: 409,
      reason: 'no-passkey-here',
    });
  const signed = device.sign(answered(await admin.client.call(startPasskeyStepUp, {})).options);
  const elsewhere = await byAddress.client.try(stepUpByPasskey, { passkey: signed });
  expect(elsewhere).toMatchObject({ reason: 'no-passkey-here' });
  expect(answered(await byAddress.client.call(showSecondSteps, {})).canHavePasskey).toBe(false);

  const url = world.url.replace('127.0.0.1', 'localhost');
  const from = { url, origin: url, address: '10.9.9.9', userAgent: chromeOnAndroid, cookies };
  const local = { ...admin, client: openClient(from) };
  expect(await local.client.try(startPasskeyStepUp, {})).toMatchObject({ reason: 'not-found' });
  const { device: localDevice } = await enrolPasskey(
    local,
    openPasskeyDevice({ origin: url, rpId: 'localhost' }),
  );
  const { options } = answered(await local.client.call(startPasskeyStepUp, {}));
  answered(await local.client.call(stepUpByPasskey, { passkey: localDevice.sign(options) }));
  expect(answered(await local.client.call(showSecondSteps, {})).canHavePasskey).toBe(true);
});
