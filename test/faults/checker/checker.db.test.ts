import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { JournalLine } from '../journal.ts';
import { findLosses } from './find-losses.ts';
import type { Loss } from './loss.ts';
import { liveStory } from './story.ts';
import { proofs } from './writes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-checker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { world, journal, mediaFolder, code } = await liveStory(folder);
const { db } = world;

function lossesIn(held: Db, lines: readonly JournalLine[] = journal): Promise<Loss[]> {
  return findLosses({ db: held, mediaFolder, journal: lines, now: new Date() });
}

test('finds nothing where everything is there', { timeout: 60_000 }, async () => {
  // Whoever reads what happened comes round every few seconds.
  await expect.poll(() => lossesIn(db), { timeout: 50_000 }).toEqual([]);
});

const undone = new Error('everything is as it was');

/** What is found with a loss planted past every constraint that looks at others' rows; then the loss is taken back. */
async function lossesWith(plant: (transaction: Db) => Promise<unknown>): Promise<Loss[]> {
  let losses: Loss[] = [];
  await db
    .begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await plant(transaction);
      losses = await lossesIn(transaction);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return losses;
}

const order = (held: Db) => held`(select id from customer_order where code = ${code})`;

const planted: [what: string, kind: Loss['kind'], plant: (held: Db) => Promise<unknown>][] = [
  ['an order', 'write-lost', (held) => held`delete from customer_order where code = ${code}`],
  [
    'a line of an order',
    'impossible-order',
    (held) => held`
    delete from order_item where order_id = ${order(held)} and position = 0`,
  ],
  [
    'a step of a run',
    'write-lost',
    (held) => held`
    delete from item_step where id = (select min(id) from item_step where step = 'find')`,
  ],
  ['a payment', 'write-lost', (held) => held`delete from payment`],
  ['a message', 'write-lost', (held) => held`delete from chat_message where side = 'agent'`],
  ['the picture of a message', 'write-lost', (held) => held`delete from chat_picture`],
  ['a claim', 'write-lost', (held) => held`delete from claim`],
  ['a rating', 'write-lost', (held) => held`update customer_order set stars = null where code = ${code}`],
  [
    'an answer to a question',
    'write-lost',
    (held) => held`
    update item_question set answer = 'silence' where answer = 'yes'`,
  ],
  [
    'what the audit says of a setting',
    'write-lost',
    (held) => held`
    delete from audit_entry where action = 'changeSetting'`,
  ],
  ['an agent’s float', 'write-lost', (held) => held`delete from ledger_posting where what = 'float-issued'`],
  ['an account', 'write-lost', (held) => held`delete from account where username = 'Amaka the first'`],
  [
    'a step taken twice',
    'write-twice',
    (held) => held`
    insert into item_step (order_id, item_id, step, status, at, phone_at, mover, actor_id, kobo)
    select order_id, item_id, step, status, at, phone_at, mover, actor_id, kobo from item_step
    where step = 'find' limit 1`,
  ],
  [
    'an order placed twice',
    'write-twice',
    (held) => held`
    update customer_order set request_hash = (select request_hash from customer_order where code = ${code})`,
  ],
  [
    'a message said twice',
    'write-twice',
    (held) => held`
    insert into chat_message (conversation_id, number, side, author_id, text, at)
    select conversation_id, number + 1000, side, author_id, text, at from chat_message where side = 'agent'`,
  ],
  [
    'a missing step of a story',
    'impossible-order',
    (held) => held`
    delete from order_event where order_id = ${order(held)} and action = 'pickUp'`,
  ],
  [
    'a state that no step leads to',
    'impossible-order',
    (held) => held`
    update customer_order set status = 'shopping', open_claims = 0, stars = null where code = ${code}`,
  ],
  [
    'a step that nobody may take',
    'impossible-order',
    (held) => held`
    update order_event set mover = 'customer' where order_id = ${order(held)} and action = 'setOff'`,
  ],
  [
    'a line that stands as nothing made it',
    'impossible-item',
    (held) => held`
    update order_item set status = 'short' where order_id = ${order(held)} and position = 0`,
  ],
  [
    'a line of the book',
    'book-differs',
    (held) => held`
    delete from ledger_line where ctid = (select ctid from ledger_line where subject is not null limit 1)`,
  ],
  [
    'a kobo more in the book',
    'book-differs',
    (held) => held`
    update ledger_line set kobo = kobo + 1 where ctid = (select min(ctid) from ledger_line)`,
  ],
  [
    'a balance that no line moved',
    'book-differs',
    (held) => held`
    update ledger_balance set kobo = kobo + 100 where ctid = (select min(ctid) from ledger_balance)`,
  ],
  [
    'a bill that the book does not know',
    'book-differs',
    (held) => held`
    update order_item set paid_kobo = paid_kobo + 500 where paid_kobo is not null and order_id = ${order(held)}`,
  ],
  [
    'money of the provider booked twice',
    'provider-differs',
    (held) => held`
    insert into ledger_posting (key, what, order_id, movement)
    select key || ' again', what, order_id, movement from ledger_posting where what = 'paid-online'`,
  ],
  ['an event', 'event-lost', (held) => held`delete from outbox_event where kind = 'order.deliver'`],
  [
    'an event that nobody orders',
    'event-lost',
    (held) => held`
    delete from outbox_event where number = (select min(number) + 1 from outbox_event)`,
  ],
  [
    'an event without a number',
    'event-waits',
    (held) => held`
    update outbox_event set number = null where number = (select max(number) from outbox_event)`,
  ],
  [
    'a reader that stopped',
    'event-waits',
    (held) => held`
    update outbox_reader set number = number - 1 where name = 'notifications'`,
  ],
  [
    'an event that a reader passed over',
    'event-lost',
    (held) => held`
    insert into outbox_passed_over (reader, number, kind, payload, why)
    values ('chat', 1, 'order.place', '{}', 'a fishbone')`,
  ],
  [
    'an offer past its end',
    'overdue',
    (held) => held`
    insert into offer (user_id, market_id, part, made_at, ends_at)
    select user_id, market_id, 'whole', now() - interval '9 minutes', now() - interval '8 minutes'
    from agent_market limit 1`,
  ],
  [
    'an unpaid order that does not lapse',
    'overdue',
    (held) => held`
    update customer_order set status = 'placed', open_claims = 0, stars = null, status_since = now() - interval '40 minutes' where code = ${code}`,
  ],
  [
    'a delivered order that is never completed',
    'overdue',
    (held) => held`
    update customer_order set open_claims = 0, status_since = now() - interval '25 hours' where code = ${code}`,
  ],
  [
    'a question that nobody ends',
    'overdue',
    (held) => held`
    update item_question set answer = null, answered_at = null, answer_by = now() - interval '9 minutes'`,
  ],
  [
    'a payment that nobody looks at',
    'overdue',
    (held) => held`
    update payment set next_look_at = now() - interval '9 minutes'`,
  ],
  [
    'a notice under a dead lease',
    'overdue',
    (held) => held`
    with told as (
      insert into notice (account_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
      select id, 'test', '{}', 'a', false, false, now(), now() + interval '1 hour' from account limit 1
      returning id)
    insert into notice_delivery (notice_id, kind, way, rank, due_at, leased_until)
    select id, 'test', 'sms', 0, now() - interval '9 minutes', now() - interval '8 minutes' from told`,
  ],
  [
    'a refund that nobody sends',
    'overdue',
    (held) => held`
    insert into refund (id, order_id, kobo, made_at, next_try_at)
    values (gen_random_uuid(), ${order(held)}, 100, now(), now() - interval '9 minutes')`,
  ],
  ['the row of a picture', 'write-lost', (held) => held`delete from picture`],
];

test.each(planted)('finds %s (%s)', { timeout: 60_000 }, async (_what, kind, plant) => {
  const kinds = (await lossesWith(plant)).map((loss) => loss.kind);
  expect(kinds).toContain(kind);
});

const shelf = () => join(mediaFolder, readdirSync(mediaFolder)[0] ?? '');
const aFile = () => join(shelf(), readdirSync(shelf())[0] ?? '');
const longAgo = new Date(Date.now() - 30 * 60 * 60_000);

test('finds a picture whose file is gone, one whose file is spoilt, and a file of no picture', async () => {
  const file = aFile();
  renameSync(file, join(folder, 'aside'));
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['picture-without-file']);
  writeFileSync(file, 'half a pictu');
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['file-spoilt']);
  renameSync(join(folder, 'aside'), file);
  const nobodys = `${file}.${'0'.repeat(8)}`;
  writeFileSync(nobodys, 'cut off');
  expect(await lossesIn(db), 'it may be on its way in').toEqual([]);
  utimesSync(nobodys, longAgo, longAgo);
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['file-without-picture']);
  rmSync(nobodys);
});

test('finds what the provider did and nobody booked, and an acknowledged write that nobody can prove', async () => {
  const taken: JournalLine = { kind: 'provider-took', reference: crypto.randomUUID(), kobo: 100 };
  const back: JournalLine = { kind: 'provider-refund', reference: '', note: 'refund of nobody', kobo: 100 };
  const strange: JournalLine = { kind: 'answered', at: 0, who: 'x', call: 'unheardOf', input: {}, reply: {} };
  const losses = await lossesIn(db, [...journal, taken, back, strange]);
  expect(losses.map(({ kind }) => kind).toSorted()).toEqual([
    'provider-differs',
    'provider-differs',
    'write-unproved',
  ]);
});

test('finds every kind of write that left nothing behind', async () => {
  const id = crypto.randomUUID();
  const aboutOrders = {
    clientRequestId: id,
    code: 'MW-22222222',
    itemId: id,
    questionId: id,
    claimId: id,
    doneAt: new Date().toISOString(),
    items: [],
    pictureId: id,
    pictures: [],
    stars: 5,
    words: '',
    askedKobo: 7,
    paidKobo: 7,
    kobo: 7,
    action: 'cancel',
    version: 1,
  };
  const aboutPeople = {
    offerId: id,
    userId: id,
    agentId: id,
    marketId: id,
    username: id,
    name: '',
    text: id,
    role: 'admin',
    permissions: [],
    groups: [{ group: 'orders', push: true }],
    endpoint: id,
    key: 'delivery_fee',
    value: '-',
    description: '-',
  };
  const input = { ...aboutOrders, ...aboutPeople };
  const reply = {
    id,
    code: 'MW-22222222',
    codes: [],
    reference: id,
    claimId: id,
    kobo: 7,
    state: 'open',
    conversationId: id,
  };
  const lines = Object.keys(proofs).map((call): JournalLine => {
    return { kind: 'answered', at: 0, who: 'nobody', call, input, reply };
  });
  const kinds = (await lossesIn(db, [...journal, ...lines])).map(({ kind }) => kind);
  expect(kinds).toEqual(Object.keys(proofs).map(() => 'write-lost'));
});
