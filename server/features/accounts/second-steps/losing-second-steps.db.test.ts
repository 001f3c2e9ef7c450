import { expect, test } from 'vitest';
import { deletePerson, listPeople, showPerson } from '#contract/accounts/admin/endpoints.ts';
import {
  changeRole,
  exportAccount,
  issueResetLink,
  resetPassword,
  signIn,
  stepUp,
} from '#contract/accounts/endpoints.ts';
import {
  renewRecoveryCodes,
  resetSecondSteps,
  showSecondSteps,
} from '#contract/accounts/second-steps/endpoints.ts';
import { listSecurityEvents } from '#contract/admin/security-endpoints.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { resetOwner } from '#server/features/accounts/one-time-links/reset-owner.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpAs, type SomeoneSignedIn } from '#test/factories/people.ts';
import { codeShown, enrolAuthenticator, freshCode } from '#test/second-steps/authenticator-app.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const newPassword = 'ofada, ayamase, dodo';
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Rows of second steps that the database holds of a person. */
async function rowsOf({ user }: SomeoneSignedIn): Promise<number> {
  const [row] = await world.db.one({ rows: number })`
    select (select count(*) from authenticator where account_id = ${user.id})
      + (select count(*) from pending_authenticator where account_id = ${user.id})
      + (select count(*) from passkey where account_id = ${user.id})
      + (select count(*) from recovery_code where account_id = ${user.id}) as rows`;
  return row.rows;
}

async function changesReported({ user }: SomeoneSignedIn): Promise<string[]> {
  const rows = await world.db.rows({ change: text })`
    select payload ->> 'change' as change from outbox_event
    where name = 'account.secondStepChanged' and payload ->> 'accountId' = ${user.id} order by id`;
  return rows.map(({ change }) => change);
}

async function linesOf({ username }: SomeoneSignedIn): Promise<string[]> {
  const { events } = answered(await owner.client.call(listSecurityEvents, { search: username }));
  const isSecondStep = (kind: string) => /authenticator|passkey|recovery|second-step/.test(kind);
  return events.map(({ kind }) => kind).filter(isSecondStep);
}

test('the owner takes second steps off somebody who lost them; who did it stands in audit and security log', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  await enrolAuthenticator(world, admin);
  const { user } = admin;
  expect(answered(await owner.client.call(showPerson, { userId: user.id })).person.hasSecondStep).toBe(true);
  const person = answered(await owner.client.call(resetSecondSteps, { userId: user.id }));
  expect(person).toMatchObject({ id: user.id, hasSecondStep: false });
  expect(await rowsOf(admin)).toBe(0);
  answered(await admin.client.call(stepUp, { password: admin.password }));
  expect(await readAudit(world, 'accounts', user.id)).toContainEqual(
    expect.objectContaining({ action: 'resetSecondSteps', actorId: owner.user.id }),
  );
  expect(await linesOf(admin)).toEqual(['second-steps-reset', 'authenticator-enrolled']);
  expect(await changesReported(admin)).toEqual(['enrolled', 'reset']);
  const { people } = answered(await owner.client.call(listPeople, { search: admin.username }));
  expect(people).toMatchObject([{ hasSecondStep: false }]);
});

test('a reset is for the owner alone, with step-up, and not of the own account', async () => {
  const admin = await signUpAdmin(world, ['users:manage', 'users:view']);
  const asked = { userId: admin.user.id };
  expect(await admin.client.try(resetSecondSteps, asked)).toMatchObject({
    status: 403,
    reason: 'not-allowed',
  });
  const own = await owner.client.try(resetSecondSteps, { userId: owner.user.id });
  expect(own).toMatchObject({ reason: 'own-account' });
  const unknown = await owner.client.try(resetSecondSteps, { userId: unknownId });
  expect(unknown).toMatchObject({ status: 404, reason: 'not-found' });
  const other = await signUpAs(world, 'godmode');
  await world.db`update session set stepped_up_at = null where account_id = ${other.user.id}`;
  expect(await other.client.try(resetSecondSteps, asked)).toMatchObject({ reason: 'step-up-needed' });
});

test('a reset link from the office leaves second steps, and the admin who uses it has proved nothing yet', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  const { url } = answered(await owner.client.call(issueResetLink, { userId: admin.user.id }));
  const client = world.device();
  const token = url.split('#reset=')[1] ?? '';
  answered(await client.call(resetPassword, { token, password: newPassword }));
  expect(await client.try(renewRecoveryCodes, {})).toMatchObject({ reason: 'step-up-needed' });
  const alone = await client.try(stepUp, { password: newPassword });
  expect(alone).toMatchObject({ reason: 'second-step-needed' });
  const code = await freshCode(world, secret, admin);
  answered(await client.call(stepUp, { password: newPassword, code }));
});

test('a link made at the machine takes second steps off when it is used, and not before', async () => {
  const lost = await signUpAs(world, 'godmode');
  await enrolAuthenticator(world, lost);
  const { url } = await resetOwner(world.db, { publicUrl: world.url, username: lost.username });
  const { username, password } = lost;
  const client = world.device();
  answered(await client.call(signIn, { username, password }));
  expect(await client.try(stepUp, { password })).toMatchObject({ reason: 'second-step-needed' });

  const token = url.split('#reset=')[1] ?? '';
  answered(await client.call(resetPassword, { token, password: newPassword }));
  expect(await rowsOf(lost)).toBe(0);
  expect(answered(await client.call(showSecondSteps, {}))).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    isAskedToEnrol: true,
  });
  expect(await linesOf(lost)).toEqual(['second-steps-reset', 'authenticator-enrolled']);
});

test('an admin who becomes an agent has no second step any more, and an owner who becomes an admin keeps it', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  await enrolAuthenticator(world, admin);
  const { id: userId } = admin.user;
  answered(await owner.client.call(changeRole, { userId, role: 'agent' }));
  expect(await rowsOf(admin)).toBe(0);
  expect(await changesReported(admin)).toEqual(['enrolled', 'reset']);

  const other = await signUpAs(world, 'godmode');
  await enrolAuthenticator(world, other);
  answered(await owner.client.call(changeRole, { userId: other.user.id, role: 'admin' }));
  expect(await rowsOf(other)).toBe(11);
});

test('signing in proves nothing to the calls that move money where there is a second step', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  await enrolAuthenticator(world, admin);
  const { username, password } = admin;
  const client = world.device();
  answered(await client.call(signIn, { username, password }));
  expect(await client.try(renewRecoveryCodes, {})).toMatchObject({ reason: 'step-up-needed' });
});

test('the log says of each change who made it, and the account’s owner is told', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { client, password } = admin;
  const { secret, recoveryCodes } = await enrolAuthenticator(world, admin);
  answered(await client.call(stepUp, { password, code: recoveryCodes?.[0] ?? '' }));
  answered(await client.call(stepUp, { password, code: await codeShown(world, secret, 1) }));
  answered(await client.call(renewRecoveryCodes, {}));
  expect(await linesOf(admin)).toEqual([
    'recovery-codes-renewed',
    'recovery-code-used',
    'authenticator-enrolled',
  ]);
  expect(await changesReported(admin)).toEqual(['enrolled', 'code-used', 'codes-renewed']);
});

test('a person’s document says which second steps they have, without what is secret; who is forgotten has none', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  await world.db`
    insert into passkey (account_id, rp_id, credential_id, public_key, counter, transports, name)
    values (${admin.user.id}, 'market.test', 'planted', 'planted_key', 0, '{}', 'Blue phone')`;
  const document = answered(await admin.client.call(exportAccount, {}));
  expect(document['secondSteps']).toMatchObject({
    authenticatorSince: expect.any(String) as string,
    passkeys: [{ name: 'Blue phone' }],
    recoveryCodesLeft: 10,
  });
  expect(JSON.stringify(document)).not.toContain(secret);
  expect(JSON.stringify(document)).not.toContain('planted_key');
  answered(await owner.client.call(deletePerson, { userId: admin.user.id }));
  expect(await rowsOf(admin)).toBe(0);
});
