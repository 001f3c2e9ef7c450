import { expect, test } from 'vitest';
import { changeRole, signIn, stepUp } from '#contract/accounts/endpoints.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  showSecondSteps,
  startAuthenticator,
} from '#contract/accounts/second-steps/endpoints.ts';
import { newDataKey } from '#server/secrets/data-key.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { codeShown, enrolAuthenticator, freshCode } from '#test/second-steps/authenticator-app.ts';
import { takenAtOnce } from '#test/second-steps/send-at-once.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const wrong = { ok: false, status: 403, reason: 'wrong-second-step' };

async function wrongCode(secret: string): Promise<string> {
  const right = new Set(await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeShown(world, secret, steps))));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code)) ?? '';
}

test('an owner with nothing enrolled goes on as before: the password is the step-up, and no code is asked', async () => {
  const owner = await signUpAs(world, 'godmode');
  const { user } = await signUpCustomer(world);
  const change = { userId: user.id, role: 'agent' } as const;
  expect((await owner.client.try(changeRole, change)).ok).toBe(true);
  await world.db`update session set stepped_up_at = null where account_id = ${owner.user.id}`;
  expect(await owner.client.try(changeRole, change)).toMatchObject({ reason: 'step-up-needed' });
  answered(await owner.client.call(stepUp, { password: owner.password }));
  expect((await owner.client.try(changeRole, change)).ok).toBe(true);
  expect(answered(await owner.client.call(showSecondSteps, {}))).toEqual({
    authenticatorSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    canHavePasskey: false,
    isAskedToEnrol: true,
  });
});

test('an admin enrols an authenticator with its code, and gets ten recovery codes once', async () => {
  const admin = await signUpAdmin(world, ['money:refund']);
  const { secret, address } = answered(await admin.client.call(startAuthenticator, {}));
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(address).searchParams.get('secret')).toBe(secret);
  expect(await admin.client.try(confirmAuthenticator, { code: await wrongCode(secret) })).toMatchObject(
    wrong,
  );
  expect(answered(await admin.client.call(showSecondSteps, {}))).toMatchObject({
    authenticatorSince: null,
    isAskedToEnrol: true,
  });
  const code = await codeShown(world, secret);
  const { recoveryCodes } = answered(await admin.client.call(confirmAuthenticator, { code }));
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const one of recoveryCodes ?? []) expect(one).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  expect(answered(await admin.client.call(showSecondSteps, {}))).toMatchObject({
    authenticatorSince: expect.any(String) as string,
    recoveryCodesLeft: 10,
    isAskedToEnrol: false,
  });
});

test('an admin with an authenticator is asked for its code after the password, and not after a wrong one', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  const { client, password, username } = admin;
  answered(await client.call(signIn, { username, password }));
  expect(await client.try(startAuthenticator, {})).toMatchObject({ reason: 'step-up-needed' });
  answered(await client.call(showSecondSteps, {}));
  expect(await client.try(stepUp, { password: 'wrong' })).toMatchObject({ reason: 'wrong-password' });
  const code = await freshCode(world, secret, admin);
  expect(await client.try(stepUp, { password: 'wrong', code })).toMatchObject({ reason: 'wrong-password' });
  expect(await client.try(stepUp, { password })).toMatchObject({ status: 403, reason: 'second-step-needed' });
  expect(await client.try(stepUp, { password, code: await wrongCode(secret) })).toMatchObject(wrong);
  expect(await client.try(startAuthenticator, {})).toMatchObject({ reason: 'step-up-needed' });
  answered(await client.call(stepUp, { password, code: `${code.slice(0, 3)} ${code.slice(3)}` }));
  answered(await client.call(startAuthenticator, {}));
});

test('a reader of the database finds no secret of an authenticator', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  answered(await admin.client.call(startAuthenticator, {}));
  const rows = await world.db`
    select secret, secret_key from authenticator where account_id = ${admin.user.id}
    union all select secret, secret_key from pending_authenticator where account_id = ${admin.user.id}`;
  expect(rows).toHaveLength(2);
  expect(rows).toMatchObject([{ secret_key: testKey.id }, { secret_key: testKey.id }]);
  for (const row of rows) expect(Buffer.from(row['secret'] as Buffer).includes(secret)).toBe(false);
});

test('an authenticator whose data key is lost proves nothing; a recovery code does, and another is enrolled', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret, recoveryCodes } = await enrolAuthenticator(world, admin);
  const { client, password, user } = admin;
  const place = { table: 'authenticator', column: 'secret', row: user.id };
  const ciphertext = openKeyRing(() => [newDataKey()]).encrypt(secret, place);
  await world.db`
    update authenticator set secret = decode(${ciphertext.toString('hex')}, 'hex') where account_id = ${user.id}`;
  expect(await client.try(stepUp, { password, code: await freshCode(world, secret, admin) })).toMatchObject(
    wrong,
  );
  answered(await client.call(stepUp, { password, code: recoveryCodes?.[0] ?? '' }));
  const { secret: another } = await enrolAuthenticator(world, admin);
  answered(await client.call(stepUp, { password, code: await codeShown(world, another, 1) }));
});

test('a code counts once, also when it is sent twice at once', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  const { client, password } = admin;
  const code = await freshCode(world, secret, admin);
  const send = () => client.try(stepUp, { password, code });
  expect(await takenAtOnce(world, admin, 'authenticator', [send, send])).toBe(1);
  expect(await client.try(stepUp, { password, code })).toMatchObject(wrong);
});

test('the code that enrolled an authenticator proves nothing afterwards', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { client, password } = admin;
  const { secret } = answered(await client.call(startAuthenticator, {}));
  const code = await codeShown(world, secret);
  answered(await client.call(confirmAuthenticator, { code }));
  expect(await client.try(stepUp, { password, code })).toMatchObject(wrong);
  answered(await client.call(stepUp, { password, code: await codeShown(world, secret, 1) }));
});

test('a code from long ago or from far ahead is none', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  const { client, password } = admin;
  await freshCode(world, secret, admin);
  for (const steps of [-4, 4]) {
    const code = await codeShown(world, secret, steps);
    expect(await client.try(stepUp, { password, code })).toMatchObject(wrong);
  }
});

test('a guesser of codes is slowed down, and the right password forgives none of the guesses', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  const { client, password } = admin;
  const code = await wrongCode(secret);
  for (let count = 0; count < 5; count += 1)
    expect(await client.try(stepUp, { password, code })).toMatchObject(wrong);
  const right = await freshCode(world, secret, admin);
  expect(await client.try(stepUp, { password, code: right })).toMatchObject({ reason: 'too-many-tries' });
  await world.timePasses(16 * 60);
  answered(await client.call(stepUp, { password, code: await freshCode(world, secret, admin) }));
});

test('a new secret waits ten minutes for its code; until it is confirmed the earlier one counts, and then no more', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret: first } = await enrolAuthenticator(world, admin);
  const { client, password } = admin;
  const { secret: late } = answered(await client.call(startAuthenticator, {}));
  await world.timePasses(11 * 60);
  answered(await client.call(stepUp, { password, code: await freshCode(world, first, admin) }));
  const code = await codeShown(world, late);
  expect(await client.try(confirmAuthenticator, { code })).toMatchObject({
    status: 409,
    reason: 'enrolment-over',
  });
  const { secret: second, recoveryCodes } = await enrolAuthenticator(world, admin);
  expect(recoveryCodes).toBeNull();
  expect(await client.try(stepUp, { password, code: await freshCode(world, first, admin) })).toMatchObject(
    wrong,
  );
  answered(await client.call(stepUp, { password, code: await codeShown(world, second, 1) }));
});

test('an admin who takes their last second step off has no recovery codes either, and steps up by password again', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  await enrolAuthenticator(world, admin);
  answered(await admin.client.call(removeAuthenticator, {}));
  expect(answered(await admin.client.call(showSecondSteps, {}))).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    isAskedToEnrol: true,
  });
  answered(await admin.client.call(stepUp, { password: admin.password }));
  expect(await admin.client.try(removeAuthenticator, {})).toMatchObject({ status: 404, reason: 'not-found' });
});

test('customers and agents have no second step', async () => {
  const customer = await signUpCustomer(world);
  const agent = await signUpAs(world, 'agent');
  for (const { client } of [customer, agent]) {
    for (const endpoint of [showSecondSteps, startAuthenticator, removeAuthenticator])
      expect(await client.try(endpoint, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
    const confirm = await client.try(confirmAuthenticator, { code: '123456' });
    expect(confirm).toMatchObject({ status: 403, reason: 'not-allowed' });
  }
});

test('enrolling wants step-up, and ends what other devices of the account had proved by password', async () => {
  const admin = await signUpAdmin(world, ['users:manage']);
  const other = world.device();
  answered(await other.call(signIn, { username: admin.username, password: admin.password }));
  await world.db`update session set stepped_up_at = null where account_id = ${admin.user.id}`;
  expect(await admin.client.try(startAuthenticator, {})).toMatchObject({ reason: 'step-up-needed' });
  answered(await other.call(stepUp, { password: admin.password }));
  await enrolAuthenticator(world, admin);
  expect(await other.try(startAuthenticator, {})).toMatchObject({ reason: 'step-up-needed' });
});
