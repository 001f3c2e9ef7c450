import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import { listApprovals } from '#contract/payments/approvals/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered, type Client } from '#test/client.ts';
import {
  agentWhoEarned,
  approveAs,
  payoutTo,
  secondPersonNeeded,
  waitingFor,
} from '#test/factories/approvals.ts';
import { signInOwner, signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
import { bookSays } from '#test/factories/run.ts';
import { browserOf, openNoticeWorld } from '#test/worlds/notices.ts';
import { passApprovals } from './pass-approvals.ts';

const here = await openNoticeWorld();
const { world } = here;
const owner = await signInOwner(world);
const hourMs = 60 * 60_000;

const earningsOf = ({ user }: SomeoneSignedIn) => bookSays(world, 'agent_earnings', user.id);
const waits = ({ user }: SomeoneSignedIn) => waitingFor(owner.client, { recipientId: user.id });

async function decidedFor({ user }: SomeoneSignedIn) {
  const { decided } = answered(await owner.client.call(listApprovals, {}));
  return decided.find(({ recipientId }) => recipientId === user.id);
}

/** The hours of waiting are over. */
async function timePasses(): Promise<void> {
  await world.db`
    update money_approval set waits_until = clock_timestamp() where state = 'waiting' and waits_until is not null`;
}

async function ownerAsks(client: Client = owner.client) {
  const emeka = await agentWhoEarned(world, 5_000_000);
  const payout = payoutTo(emeka, 2_500_000);
  expect(await client.call(payEarnings, payout)).toMatchObject(secondPersonNeeded);
  return { emeka, payout };
}

async function leave({ user }: SomeoneSignedIn): Promise<void> {
  await world.db`update account set permissions = '{}' where id = ${user.id}`;
}

describe('money of an owner who holds the right alone', () => {
  test('goes by itself after 24 hours, once, and the owner hears of it at once', async () => {
    const browser = await browserOf(here, owner.client);
    const { emeka, payout } = await ownerAsks();
    const { waitsUntil, askedAt } = await waits(emeka);
    expect(Math.round((Date.parse(waitsUntil ?? '') - Date.parse(askedAt)) / hourMs)).toBe(24);
    await here.deliver();
    expect(browser.shows().map(({ notification }) => notification.title)).toContain(
      '₦25,000 go comot in 24 hours',
    );
    await passApprovals(world.db);
    expect(await earningsOf(emeka)).toBe(5_000_000);
    await timePasses();
    await Promise.all([1, 2, 3, 4].map(() => passApprovals(world.db)));
    expect(await earningsOf(emeka)).toBe(2_500_000);
    expect(answered(await owner.client.call(payEarnings, payout)).earningsKobo).toBe(2_500_000);
    expect(await decidedFor(emeka)).toMatchObject({ state: 'passed', decidedByName: null });
  });

  test('lapses where it does not hold any more', async () => {
    const { emeka } = await ownerAsks();
    for (const kobo of [1_900_000, 900_000]) {
      const movement = {
        what: 'earnings-paid',
        agentId: emeka.user.id,
        payoutId: randomUUID(),
        kobo: asKobo(kobo),
      } as const;
      await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
    }
    await timePasses();
    await passApprovals(world.db);
    expect(await earningsOf(emeka)).toBe(2_200_000);
    expect(await decidedFor(emeka)).toMatchObject({ state: 'lapsed', reason: 'earnings-too-low' });
  });

  test('waits for a person once there is a second one, and for its time again when they leave', async () => {
    const { emeka } = await ownerAsks();
    const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
    const browser = await browserOf(here, kemi.client);
    await timePasses();
    await passApprovals(world.db);
    expect((await waits(emeka)).waitsUntil).toBeNull();
    await here.deliver();
    expect(browser.shows().map(({ data }) => data.kind)).toEqual(['approval-asked']);
    await leave(kemi);
    await passApprovals(world.db);
    expect((await waits(emeka)).waitsUntil).not.toBeNull();
    await timePasses();
    await passApprovals(world.db);
    expect(await earningsOf(emeka)).toBe(2_500_000);
  });

  test('is tried again where the database failed, and does not keep others waiting', async () => {
    const first = await ownerAsks();
    const second = await ownerAsks();
    await world.db.unsafe(`
      create function refuse_payout() returns trigger language plpgsql as $$
      begin
        if new.movement ->> 'agentId' = '${first.emeka.user.id}' then raise exception 'the disk is tired'; end if;
        return new;
      end $$;
      create trigger refuse_payout before insert on ledger_posting for each row execute function refuse_payout()`);
    await timePasses();
    await expect(passApprovals(world.db)).rejects.toThrow('the disk is tired');
    expect(await earningsOf(first.emeka)).toBe(5_000_000);
    expect(await earningsOf(second.emeka)).toBe(2_500_000);
    await world.db`drop trigger refuse_payout on ledger_posting`;
    await passApprovals(world.db);
    expect(await earningsOf(first.emeka)).toBe(2_500_000);
  });
});

test('an admin is not alone beside the owner', async () => {
  const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
  const { emeka } = await ownerAsks(kemi.client);
  const asked = await waits(emeka);
  expect(asked.waitsUntil).toBeNull();
  answered(await approveAs(owner.client, asked.id));
  await leave(kemi);
});
