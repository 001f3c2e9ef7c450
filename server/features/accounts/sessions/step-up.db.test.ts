import { expect, test } from 'vitest';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import { changeRole, issueResetLink, stepUp } from '#contract/accounts/endpoints.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { randomUUID } from 'node:crypto';
import { answered } from '#test/client.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const needed = { ok: false, status: 403, reason: 'step-up-needed' };

/** As a session is that nobody has proved for a while. */
async function minutesPass({ user }: SomeoneSignedIn, minutes: number): Promise<void> {
  await world.db`
    update session set stepped_up_at = stepped_up_at - ${minutes} * interval '1 minute' where account_id = ${user.id}`;
}

test('an owner who signed in changes a role; eleven minutes later the password is asked, and holds for ten', async () => {
  const owner = await signInOwner(world);
  const { user } = await signUpCustomer(world);
  const change = { userId: user.id, role: 'agent' } as const;
  expect((await owner.client.try(changeRole, change)).ok).toBe(true);
  await minutesPass(owner, 11);
  expect(await owner.client.try(changeRole, change)).toMatchObject(needed);
  expect(await owner.client.try(issueResetLink, { userId: user.id })).toMatchObject(needed);
  answered(await owner.client.call(listPeople, {}));

  expect(await owner.client.call(stepUp, { password: 'wrong' })).toMatchObject({ reason: 'wrong-password' });
  expect(await owner.client.try(changeRole, change)).toMatchObject(needed);
  answered(await owner.client.call(stepUp, { password: owner.password }));
  expect((await owner.client.try(changeRole, change)).ok).toBe(true);
  await minutesPass(owner, 9);
  expect((await owner.client.try(changeRole, change)).ok).toBe(true);
});

test('a proof on one device proves nothing on another', async () => {
  const admin = await signUpAdmin(world, ['users:manage']);
  const { user } = await signUpCustomer(world);
  const cookies = new Map(admin.client.cookies);
  await minutesPass(admin, 11);
  const other = await world.device().call(stepUp, { password: admin.password });
  expect(other).toMatchObject({ reason: 'not-signed-in' });
  const same = world.device({ cookies });
  expect(await same.try(issueResetLink, { userId: user.id })).toMatchObject(needed);
});

test('a session from before step-up was asked is asked at the first call that moves rights', async () => {
  const owner = await signInOwner(world);
  const { user } = await signUpCustomer(world);
  await world.db`update session set stepped_up_at = null where account_id = ${owner.user.id}`;
  expect(await owner.client.try(changeRole, { userId: user.id, role: 'agent' })).toMatchObject(needed);
});

test('an admin gives a float of ₦20,000 without step-up, and more only with it', async () => {
  const admin = await signUpAdmin(world, ['money:manage']);
  const agent = await signUpAgent(world);
  await minutesPass(admin, 11);
  const give = (kobo: number) => ({
    clientRequestId: randomUUID(),
    agentId: agent.user.id,
    kobo,
    note: 'to buy',
  });
  expect((await admin.client.try(issueFloat, give(20_000_00))).ok).toBe(true);
  expect(await admin.client.try(issueFloat, give(20_000_01))).toMatchObject(needed);
});

test('an admin without the right hears that, and not that it needs step-up', async () => {
  const admin = await signUpAdmin(world, []);
  const { user } = await signUpCustomer(world);
  await minutesPass(admin, 11);
  const credit = { clientRequestId: randomUUID(), userId: user.id, kobo: 100_00, note: 'sorry' };
  expect(await admin.client.try(adjustCredit, credit)).toMatchObject({ reason: 'not-allowed' });
});

test('a guesser of the password at step-up is slowed down', async () => {
  const admin = await signUpAdmin(world, []);
  const results: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const one = await admin.client.call(stepUp, { password: 'wrong' });
    results.push(one.ok ? 'in' : one.reason);
  }
  expect(results.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong-password'));
  expect(results[5]).toBe('too-many-tries');
});
