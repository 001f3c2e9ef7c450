import { describe, expect, test } from 'vitest';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import { changePassword, changeRole, me, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { applyAsAgent, goOnline, goOffline, showMyApplication } from '#contract/agents/endpoints.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { answered } from '#test/client.ts';
import { agentOnline, applicationFrom } from '#test/factories/agents.ts';
import { marketNamed } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openWorld, owner } from '#test/world.ts';

const world = await openWorld();
const needed = { ok: false, status: 403, reason: 'strong-password-needed' };
const strong = 'yam, oil and pepper';

/** The account as an installation has it that ran before passwords were judged. */
async function fromBefore(id: string, password: string): Promise<void> {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const hash = await hashPassword(password, cheap);
  await world.db`update account set password_hash = ${hash}, is_password_weak = null where id = ${id}`;
}

test('an owner from before with a one-letter password signs in, and does the office’s work once another is set', async () => {
  const { user, client } = await signInOwner(world);
  await fromBefore(user.id, 'x');
  answered(await client.call(listPeople, {}));

  const laptop = world.device();
  expect(answered(await laptop.call(signIn, { ...owner, password: 'x' }))).toMatchObject({
    isPasswordWeak: true,
  });
  expect(await laptop.call(listPeople, {})).toMatchObject(needed);
  expect(answered(await laptop.call(me, {}))).toMatchObject({ role: 'godmode', isPasswordWeak: true });
  const weak = await laptop.call(changePassword, { currentPassword: 'x', newPassword: 'Password2026!' });
  expect(weak).toMatchObject({ status: 422, reason: 'weak-password' });

  answered(await laptop.call(changePassword, { currentPassword: 'x', newPassword: owner.password }));
  answered(await laptop.call(listPeople, {}));
  expect(answered(await laptop.call(me, {}))).not.toHaveProperty('isPasswordWeak');
});

test('a customer with a short password who becomes an admin signs in with it and sets another first', async () => {
  const phone = world.device();
  const credentials = { username: 'Short Sade', password: 'yam' };
  const { id } = answered(await phone.call(signUp, credentials));
  const { client } = await signInOwner(world);
  answered(await client.call(changeRole, { userId: id, role: 'godmode' }));
  answered(await phone.call(signIn, credentials));
  expect(await phone.call(listPeople, {})).toMatchObject(needed);
  answered(await phone.call(changePassword, { currentPassword: 'yam', newPassword: strong }));
  answered(await phone.call(listPeople, {}));
});

test('an owner who lists people is not told whose password is weak', async () => {
  const phone = world.device();
  answered(await phone.call(signUp, { username: 'Short Bola', password: 'yam' }));
  const { client } = await signInOwner(world);
  const { people } = answered(await client.call(listPeople, { search: 'Short Bola' }));
  expect(people).toHaveLength(1);
  expect(people[0]).not.toHaveProperty('isPasswordWeak');
});

describe('an agent', () => {
  test('does not apply with a weak password', async () => {
    const phone = world.device();
    answered(await phone.call(signUp, { username: 'Short Musa', password: 'yam' }));
    const application = await applicationFrom(world, phone);
    expect(await phone.call(applyAsAgent, application)).toMatchObject(needed);
    answered(await phone.call(showMyApplication, {}));
    answered(await phone.call(changePassword, { currentPassword: 'yam', newPassword: strong }));
    answered(await phone.call(applyAsAgent, application));
  });

  test('from before goes on with a run, and online again only with a strong password', async () => {
    const agent = await agentOnline(world);
    await fromBefore(agent.user.id, 'yam');
    answered(await agent.client.call(signIn, { username: agent.username, password: 'yam' }));
    answered(await agent.client.call(goOffline, {}));
    const shift = { marketId: await marketNamed(world, 'Utako Market') };
    expect(await agent.client.call(goOnline, shift)).toMatchObject(needed);
    answered(await agent.client.call(changePassword, { currentPassword: 'yam', newPassword: strong }));
    answered(await agent.client.call(goOnline, shift));
  });
});

test('a customer keeps any password', async () => {
  const { client, password } = await signUpCustomer(world);
  answered(await client.call(changePassword, { currentPassword: password, newPassword: 'x' }));
  expect(answered(await client.call(me, {}))).toMatchObject({ role: 'customer' });
});
