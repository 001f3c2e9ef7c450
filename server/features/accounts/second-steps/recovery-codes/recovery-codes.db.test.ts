import { expect, test } from 'vitest';
import { stepUp } from '#contract/accounts/endpoints.ts';
import { renewRecoveryCodes, showSecondSteps } from '#contract/accounts/second-steps/endpoints.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { enrolAuthenticator } from '#test/second-steps/authenticator-app.ts';
import { takenAtOnce } from '#test/second-steps/send-at-once.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const wrong = { ok: false, status: 403, reason: 'wrong-second-step' };

async function adminWithCodes() {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { recoveryCodes } = await enrolAuthenticator(world, admin);
  return { ...admin, codes: recoveryCodes ?? [] };
}

test('a recovery code stands in for the authenticator, once, also when it is sent twice at once', async () => {
  const admin = await adminWithCodes();
  const { client, password, codes } = admin;
  const [code = ''] = codes;
  const send = () => client.try(stepUp, { password, code });
  expect(await takenAtOnce(world, admin, 'recovery_code', [send, send])).toBe(1);
  expect(await client.try(stepUp, { password, code })).toMatchObject(wrong);
  expect(answered(await client.call(showSecondSteps, {})).recoveryCodesLeft).toBe(9);
});

test('a recovery code is read in small letters and without its dash, and only after the right password', async () => {
  const { client, password, codes } = await adminWithCodes();
  const code = (codes[3] ?? '').toLowerCase().replace('-', ' ');
  expect(await client.try(stepUp, { password: 'wrong', code })).toMatchObject({ reason: 'wrong-password' });
  answered(await client.call(stepUp, { password, code }));
});

test('a recovery code of one account is none of another', async () => {
  const [one, other] = [await adminWithCodes(), await adminWithCodes()];
  const [code = ''] = other.codes;
  expect(await one.client.try(stepUp, { password: one.password, code })).toMatchObject(wrong);
  answered(await other.client.call(stepUp, { password: other.password, code }));
});

test('new recovery codes take the place of the earlier ones', async () => {
  const { client, password, codes } = await adminWithCodes();
  const { recoveryCodes } = answered(await client.call(renewRecoveryCodes, {}));
  expect(recoveryCodes).toHaveLength(10);
  const [earlier = ''] = codes;
  expect(await client.try(stepUp, { password, code: earlier })).toMatchObject(wrong);
  const [code = ''] = recoveryCodes;
  answered(await client.call(stepUp, { password, code }));
});

test('the database holds hashes of recovery codes, and none of the codes', async () => {
  const { user, codes } = await adminWithCodes();
  const rows = await world.db`select code_hash from recovery_code where account_id = ${user.id}`;
  expect(rows).toHaveLength(10);
  const written = JSON.stringify(rows);
  for (const code of codes) expect(written).not.toContain(code.replace('-', ''));
});

test('an admin without a second step has no recovery codes', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const none = await admin.client.try(renewRecoveryCodes, {});
  expect(none).toMatchObject({ status: 404, reason: 'not-found' });
  const { client } = await signUpCustomer(world);
  expect(await client.try(renewRecoveryCodes, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
});
