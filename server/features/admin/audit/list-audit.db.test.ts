import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeRole } from '#contract/accounts/endpoints.ts';
import { listAudit } from '#contract/admin/endpoints.ts';
import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { moveBy, placeThrough } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const reader = (await signUpAdmin(world, ['audit:view'])).client;

async function read(asked: InputOf<typeof listAudit>) {
  return answered(await reader.call(listAudit, asked)).entries;
}

it('an audit entry says who did what to which order, with the values before and after', async () => {
  const { code } = await placeThrough(world.device());
  await moveBy(world, admin.client, code, 'cancel');
  const [entry, ...others] = await read({ subject: code.toLowerCase() });
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor: { id: admin.user.id, name: admin.username },
    action: 'moveOrder',
    noun: 'orders',
    subjectName: code,
    before: { status: 'confirmed' },
    after: { status: 'cancelled' },
  });
});

it('an audit entry about money shows only that a change was made, to a reader who may not see money', async () => {
  const { user } = await signUpCustomer(world);
  const credit = { accountId: user.id, direction: 'give', kobo: 25_000, reason: 'Bad tomatoes' } as const;
  answered(await owner.client.call(adjustCredit, { clientRequestId: randomUUID(), ...credit }));
  const [entry] = await read({ subject: user.id });
  expect(entry).toMatchObject({ action: 'adjustCredit', before: null, after: null, isWithheld: true });
  const books = (await signUpAdmin(world, ['audit:view', 'money:view'])).client;
  const { entries } = answered(await books.call(listAudit, { subject: user.id }));
  expect(entries).toMatchObject([{ after: { kobo: 25_000, reason: 'Bad tomatoes' }, isWithheld: false }]);
});

it('an audit entry is found by its author, its action and its subject', async () => {
  const ada = await signUpCustomer(world, 'Ada of the audit');
  answered(await owner.client.call(changeRole, { userId: ada.user.id, role: 'agent' }));
  answered(await owner.client.call(changeSetting, { key: 'business_name', value: 'Waka' }));
  expect(await read({ subject: 'ada of the AUDIT' })).toMatchObject([
    { action: 'changeRole', subjectName: 'Ada of the audit' },
  ]);
  expect(await read({ subject: 'business_name', actorId: owner.user.id })).toMatchObject([
    { action: 'changeSetting', subjectName: null, after: { value: 'Waka' } },
  ]);
  expect(await read({ subject: 'business_name', actorId: admin.user.id })).toEqual([]);
  expect(await read({ subject: 'business_name', actor: owner.username.toUpperCase() })).toHaveLength(1);
  expect(await read({ subject: 'business_name', actor: 'nobody of this name' })).toEqual([]);
  expect(await read({ noun: 'settings', action: 'changeSetting' })).toHaveLength(1);
  expect(await read({ action: 'changeRole', noun: 'settings' })).toEqual([]);
});

it('audit entries are filtered by days in Lagos, the last one included', async () => {
  await world.db`
    insert into audit_entry (at, action, noun, subject, address, user_agent) values
      ('2026-03-03T22:59:59Z', 'try', 'days', 'the 3rd', '', ''), ('2026-03-03T23:00:00Z', 'try', 'days', 'the 4th', '', ''),
      ('2026-03-04T22:59:59Z', 'try', 'days', 'late on the 4th', '', ''), ('2026-03-04T23:00:00Z', 'try', 'days', 'the 5th', '', '')`;
  const onThe4th = await read({ noun: 'days', from: '2026-03-04', to: '2026-03-04' });
  expect(onThe4th.map(({ subject }) => subject)).toEqual(['late on the 4th', 'the 4th']);
  expect(onThe4th[0]?.actor).toBeNull();
});

it('page follows page without a gap or an entry twice', async () => {
  await world.db`
    insert into audit_entry (action, noun, subject, address, user_agent)
    select 'try', 'pages', ${randomUUID()} || n, '', '' from generate_series(1, 120) as n`;
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const page: ReplyOf<typeof listAudit> = answered(
      await reader.call(listAudit, { noun: 'pages', ...(after !== null && { after }) }),
    );
    seen.push(...page.entries.map(({ number }) => number));
    after = page.next;
  } while (after !== null);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});

it('a look that ends before its page is full says how far it went, and goes on from there', async () => {
  await world.db`
    insert into audit_entry (action, noun, subject, address, user_agent)
    select case when n = 1 then 'rare' else 'usual' end, 'depths', n, '', '' from generate_series(1, 6000) as n`;
  const asked = { noun: 'depths', actorId: owner.user.id } as const;
  expect(answered(await reader.call(listAudit, asked))).toMatchObject({ entries: [], lookedTo: null });
  await world.db`
    insert into audit_entry (actor_id, at, action, noun, subject, address, user_agent)
    select ${admin.user.id}, now() - n * interval '1 second', 'usual', 'depths', n, '', ''
    from generate_series(1, 6000) as n`;
  const first = answered(
    await reader.call(listAudit, { actorId: admin.user.id, noun: 'depths', action: 'rare' }),
  );
  expect(first.entries).toEqual([]);
  expect(first.lookedTo).not.toBeNull();
  const rest = answered(
    await reader.call(listAudit, {
      actorId: admin.user.id,
      noun: 'depths',
      action: 'rare',
      after: first.next ?? '',
    }),
  );
  expect(rest).toEqual({ entries: [], next: null, lookedTo: null });
});
