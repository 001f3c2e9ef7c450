import { describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount, me } from '#contract/accounts/endpoints.ts';
import {
  applyAsAgent,
  askForFloat,
  changeMyWork,
  goOffline,
  goOnline,
  listAgents,
  listAgentsOnline,
  refuseAgent,
  showMyApplication,
  showShift,
  suspendAgent,
  verifyAgent,
} from '#contract/agents/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import {
  agentOnline,
  applicationFrom,
  atUtako,
  report,
  signUpAgent,
  signUpApplicant,
} from '#test/factories/agents.ts';
import { marketNamed, newPhone } from '#test/factories/orders.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const ngozi = await signUpAdmin(world, ['agents:manage', 'orders:manage']);
const utako = await marketNamed(world, 'Utako Market');

describe('becoming an agent', () => {
  test('somebody applies, waits, is verified, and may work', async () => {
    const musa = await signUpCustomer(world);
    expect(answered(await musa.client.call(showMyApplication, {})).agent).toBeNull();
    const phone = newPhone();
    const application = await applicationFrom(world, musa.client, { phone });
    const applied = answered(await musa.client.call(applyAsAgent, application));
    expect(applied).toMatchObject({ state: 'applied', name: 'Musa Bello', phone: `+234${phone.slice(1)}` });
    expect(answered(await musa.client.call(applyAsAgent, application))).toEqual(applied);
    expect(await musa.client.call(goOnline, { marketId: utako })).toMatchObject({ reason: 'not-allowed' });
    const verified = answered(await ngozi.client.call(verifyAgent, { userId: musa.user.id }));
    expect(verified).toMatchObject({ state: 'verified', carrying: 0, onlineSince: null });
    expect(answered(await musa.client.call(me, {})).role).toBe('agent');
    const shift = answered(await musa.client.call(goOnline, { marketId: utako }));
    expect(answered(await musa.client.call(showShift, {})).shift).toEqual(shift);
    expect(await readAudit(world, 'agents', musa.user.id)).toMatchObject([
      {
        action: 'verifyAgent',
        actorId: ngozi.user.id,
        before: { state: 'applied' },
        after: { state: 'verified' },
      },
    ]);
  });

  test('the paper is shown to those who verify, by an address that nobody can guess', async () => {
    const halima = await signUpApplicant(world, { name: 'Halima Sani' });
    const all = answered(await ngozi.client.call(listAgents, {}));
    expect(all[0]?.state).toBe('applied');
    const row = all.find(({ userId }) => userId === halima.user.id);
    const address = row?.idPhotoUrl ?? '';
    expect((await ngozi.client.request(address)).status).toBe(200);
    expect((await ngozi.client.request(address.replace(/sign=.*/, 'sign=x'))).status).toBe(404);
    const mine = answered(await halima.client.call(showMyApplication, {})).agent;
    expect(Object.keys(mine ?? {})).not.toContain('idPhotoUrl');
  });

  test('a phone belongs to one agent, and pictures to who brought them', async () => {
    const phone = newPhone();
    await signUpApplicant(world, { phone });
    const second = await signUpCustomer(world);
    const application = await applicationFrom(world, second.client, { phone: `+234 ${phone.slice(1)}` });
    expect(await second.client.call(applyAsAgent, application)).toMatchObject({ reason: 'phone-taken' });
    const stranger = await signUpCustomer(world);
    const stolen = await applicationFrom(world, stranger.client, {
      photo: application.photo,
      idPhoto: application.idPhoto,
    });
    expect(await stranger.client.call(applyAsAgent, stolen)).toMatchObject({ reason: 'no-such-picture' });
    const wrong = await applicationFrom(world, stranger.client, { phone: '0123' });
    expect(await stranger.client.call(applyAsAgent, wrong)).toMatchObject({ reason: 'bad-phone' });
    const gone = await applicationFrom(world, stranger.client, {
      marketIds: [utako, crypto.randomUUID()] as never,
    });
    expect(await stranger.client.call(applyAsAgent, gone)).toMatchObject({ reason: 'market-gone' });
  });

  test('two applications at once of one person: one stands', async () => {
    const someone = await signUpCustomer(world);
    const both = await Promise.all([
      applicationFrom(world, someone.client),
      applicationFrom(world, someone.client),
    ]);
    const results = await Promise.all(both.map((one) => someone.client.call(applyAsAgent, one)));
    expect(results.map((one) => (one.ok ? 'taken' : one.reason)).toSorted()).toEqual([
      'already-applied',
      'taken',
    ]);
  });

  test('who was refused reads why and may ask again; the old pictures go', async () => {
    const bisi = await signUpApplicant(world, { name: 'Bisi Ade' });
    const reason = 'The paper cannot be read';
    answered(await ngozi.client.call(refuseAgent, { userId: bisi.user.id, reason }));
    const refused = answered(await bisi.client.call(showMyApplication, {})).agent;
    expect(refused).toMatchObject({ state: 'refused', reason });
    expect(await ngozi.client.call(verifyAgent, { userId: bisi.user.id })).toMatchObject({
      reason: 'already-decided',
    });
    const again = await applicationFrom(world, bisi.client, { name: 'Bisi Ade' });
    expect(answered(await bisi.client.call(applyAsAgent, again))).toMatchObject({
      state: 'applied',
      reason: null,
    });
    const stored = await world.db`select id from picture where owner_id = ${bisi.user.id}`;
    expect(stored.map(({ id }) => String(id)).toSorted()).toEqual([again.photo, again.idPhoto].toSorted());
  });

  test('staff stay staff, and nobody decides about themselves', async () => {
    const admin = await signUpAs(world, 'admin');
    const application = await applicationFrom(world, admin.client);
    expect(await admin.client.call(applyAsAgent, application)).toMatchObject({ reason: 'staff-account' });
    const later = await signUpApplicant(world);
    await world.db`update account set role = 'admin' where id = ${later.user.id}`;
    expect(await ngozi.client.call(verifyAgent, { userId: later.user.id })).toMatchObject({
      reason: 'staff-account',
    });
    expect(await ngozi.client.call(suspendAgent, { userId: ngozi.user.id, reason: 'x' })).toMatchObject({
      reason: 'own-account',
    });
    expect(await ngozi.client.call(verifyAgent, { userId: admin.user.id })).toMatchObject({
      reason: 'not-found',
    });
  });
});

describe('a shift', () => {
  test('going online twice at once is one shift', async () => {
    const musa = await signUpAgent(world);
    const online = () => musa.client.call(goOnline, { marketId: utako });
    const ids = (await Promise.all([online(), online(), online()])).map((results) => answered(results).id);
    expect(new Set(ids).size).toBe(1);
  });

  test('only at one’s own markets, and gone from the list once offline', async () => {
    const musa = await agentOnline(world, { name: 'Musa Danjuma' });
    const wuse = await marketNamed(world, 'Wuse Market');
    expect(await musa.client.call(goOnline, { marketId: wuse })).toMatchObject({ reason: 'market-gone' });
    const online = () => ngozi.client.call(listAgentsOnline, {});
    expect(answered(await online())).toContainEqual({
      userId: musa.user.id,
      name: 'Musa Danjuma',
      marketName: 'Utako Market',
      carrying: 0,
    });
    answered(await musa.client.call(goOffline, {}));
    expect(answered(await online()).map(({ userId }) => userId)).not.toContain(musa.user.id);
    answered(await musa.client.call(goOffline, {}));
  });

  test('an agent by role alone, who never applied, is not verified', async () => {
    const someone = await signUpAs(world, 'agent');
    expect(answered(await someone.client.call(showShift, {}))).toEqual({
      shift: null,
      agent: null,
      floatAskedAt: null,
    });
    expect(await someone.client.call(askForFloat, {})).toMatchObject({ reason: 'not-verified' });
    expect(await someone.client.call(goOnline, { marketId: utako })).toMatchObject({
      reason: 'not-verified',
    });
  });

  test('another market and another vehicle are theirs at once; the market of the open shift stays', async () => {
    const musa = await agentOnline(world);
    const wuse = await marketNamed(world, 'Wuse Market');
    const change = (marketIds: (typeof wuse)[]) =>
      musa.client.call(changeMyWork, { vehicle: 'car', works: 'both', marketIds });
    expect(await change([wuse])).toMatchObject({ reason: 'still-online' });
    expect(answered(await change([utako, wuse]))).toMatchObject({ vehicle: 'car' });
    expect(answered(await musa.client.call(goOnline, { marketId: wuse })).marketId).toBe(wuse);
    expect(answered(await musa.client.call(showShift, {})).agent?.marketIds).toHaveLength(2);
  });

  test('suspended: offline at once, and not online again before an admin says so', async () => {
    const musa = await agentOnline(world);
    answered(await ngozi.client.call(suspendAgent, { userId: musa.user.id, reason: 'Float short twice' }));
    expect(answered(await musa.client.call(showShift, {}))).toMatchObject({
      shift: null,
      agent: { state: 'suspended', reason: 'Float short twice' },
    });
    expect(await musa.client.call(goOnline, { marketId: utako })).toMatchObject({ reason: 'not-verified' });
    answered(await ngozi.client.call(verifyAgent, { userId: musa.user.id }));
    expect((await musa.client.call(goOnline, { marketId: utako })).ok).toBe(true);
  });
});

test('a deleted agent takes name, phone, pictures and positions along, but not while online', async () => {
  const musa = await agentOnline(world, { name: 'Musa Audu' });
  expect(JSON.stringify(answered(await musa.client.call(exportAccount, {})))).toContain('Musa Audu');
  const leave = () => musa.client.call(deleteAccount, { password: musa.password });
  expect(await leave()).toMatchObject({ reason: 'still-online' });
  answered(await musa.client.call(goOffline, {}));
  answered(await leave());
  const [row] =
    await world.db`select name, phone, photo_id, id_photo_id from agent where user_id = ${musa.user.id}`;
  expect(row).toEqual({ name: '', phone: null, photo_id: null, id_photo_id: null });
  expect(await world.db`select from agent_trail where user_id = ${musa.user.id}`).toHaveLength(0);
  const all = answered(await ngozi.client.call(listAgents, {}));
  expect(all.map(({ userId }) => userId)).not.toContain(musa.user.id);
});

test('positions, going off and a suspension at the same moment: each is answered, and nobody is stuck', async () => {
  const musa = await agentOnline(world);
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.all([
      report(musa.client, atUtako),
      ngozi.client.call(suspendAgent, { userId: musa.user.id, reason: 'A try' }),
      report(musa.client, atUtako),
      musa.client.call(goOffline, {}),
      report(musa.client, atUtako),
    ]);
    expect(results[1].ok && results[3].ok).toBe(true);
    answered(await ngozi.client.call(verifyAgent, { userId: musa.user.id }));
    answered(await musa.client.call(goOnline, { marketId: utako }));
  }
});
