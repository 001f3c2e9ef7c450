import { noticeFacts, type NoticeFacts } from '#contract/notifications/facts.ts';
import { linkOf } from '#contract/notifications/links.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeSentKey } from '#server/features/orders/requests/make-sent-key.ts';
import { makeSentLink } from '#server/features/orders/track/make-sent-link.ts';
import { listSettings } from '#server/features/settings/list-settings.ts';
import type { Notifier } from './notifier.ts';
import { isStillNews, wants } from './still-wanted.ts';
import { refused, smsOff, type Later, type Outcome } from '../gateway/gateway.ts';
import { afterQuiet, carriesLink, mostTries, nextTry, rankOf } from '../policy.ts';
import { forgetDevice, type DeviceAddress } from '../devices/store.ts';
import { insertSms } from '../notices/store.ts';
import {
  delayDelivery,
  isUndelivered,
  lockNotice,
  putOff,
  settleDelivery,
  takeDue,
  type Settled,
  type TakenRow,
} from './store-queue.ts';
import { viewAddress } from './view-device.ts';
import { viewPush, viewSms } from './view-payload.ts';
import { quietOf } from '../preferences/view-quiet.ts';

const atOnce = 20;

/** Sends what is due until nothing is. Outside any transaction: a service may be slow, and one that dies leaves its lease to run out. */
export async function deliverDue(notifier: Notifier, clock: () => Date = () => new Date()): Promise<void> {
  for (;;) {
    const taken = await takeDue(notifier.db, { now: clock(), most: atOnce });
    await deliver(notifier, taken, clock);
    if (taken.length < atOnce) return;
  }
}

/** Sends what its caller has taken; one that fails in an unknown way waits for its lease, and is told of in the end. */
export async function deliver(
  notifier: Notifier,
  taken: readonly TakenRow[],
  clock: () => Date,
): Promise<void> {
  const ended = await Promise.allSettled(taken.map((row) => deliverOne(notifier, row, clock)));
  const failures = ended.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deliveries failed`);
}

/** A delivery, with what it tells and to which device. */
interface Delivery {
  row: TakenRow;
  facts: NoticeFacts;
  /** Undefined for a text message, or a device that is gone. */
  device: (DeviceAddress & { id: string }) | undefined;
}

async function deliverOne(notifier: Notifier, row: TakenRow, clock: () => Date): Promise<void> {
  const { db } = notifier;
  const now = clock();
  if (row.expiresAt <= now) return void (await settle(db, row, now, { state: 'too-late' }));
  // It was due before the night, or before its person said when theirs is.
  const awakeAt = row.breaksQuiet ? now : afterQuiet(now, quietOf(row));
  if (awakeAt >= row.expiresAt) return void (await settle(db, row, now, { state: 'too-late' }));
  if (awakeAt > now) return putOff(db, row, awakeAt);
  const facts = noticeFacts.parse(row.facts);
  const delivery = { row, facts, device: row.way === 'sms' ? undefined : viewAddress(row) };
  if (!wants(row)) return noteUnwanted(db, delivery, now);
  if (!(await isStillNews(db, row, facts, now)))
    return void (await settle(db, row, now, { state: 'replaced' }));
  const outcome = await (row.way === 'sms'
    ? sendText(notifier, delivery)
    : sendPush(notifier, delivery, now));
  await noteOutcome(db, delivery, outcome, clock());
}

async function sendPush(
  { publicUrl, push }: Notifier,
  { row, facts, device }: Delivery,
  now: Date,
): Promise<Outcome> {
  if (device === undefined) return { outcome: 'gone' };
  const ttlSeconds = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000));
  const language = row.deviceLanguage ?? 'pcm';
  return push(device, viewPush(facts, { deviceId: device.id, language, publicUrl, ttlSeconds }));
}

async function sendText(notifier: Notifier, { row, facts }: Delivery): Promise<Outcome> {
  const { db, sms } = notifier;
  if (sms === undefined) return smsOff;
  if (row.phone === null) return refused('there is no number');
  const end = await endOfText(notifier, row, facts);
  if (end === undefined) return refused('the order has nothing to open any more');
  const settings = await listSettings(db);
  const business = settingIn(settings.ok ? settings.value : [], 'business_name');
  const text = viewSms(facts, row.language ?? 'pcm', { business, end });
  if (text === undefined) throw new Error(`${facts.kind} has no words for a text message`);
  return sms(row.phone, text);
}

/**
 * The secret end of a text, made as it goes out: the PIN for the receiver at the door, the link of the order or
 * of the list for customers.
 */
async function endOfText(
  { db, publicUrl }: Notifier,
  { pin, orderId, requestId }: TakenRow,
  facts: NoticeFacts,
): Promise<string | undefined> {
  if (facts.kind === 'receiver-pin') return pin ?? undefined;
  // Its address holds no secret: it opens for the account alone.
  if (facts.kind === 'weekly-draft' || facts.kind === 'weekly-paused') return publicUrl + linkOf(facts);
  if (!carriesLink(facts.kind)) return '';
  const whole = (link: string | undefined) => link && publicUrl + link;
  if (requestId !== null) return whole(await makeSentKey(db, requestId));
  return orderId === null ? '' : whole(await makeSentLink(db, orderId));
}

function noteOutcome(db: Db, delivery: Delivery, outcome: Outcome, at: Date): Promise<void> {
  const { row, device } = delivery;
  return inTransaction(db, async (transaction) => {
    if (outcome.outcome === 'sent')
      return void (await settle(transaction, row, at, { state: 'sent', providerId: outcome.id }));
    if (outcome.outcome === 'later') {
      const dueAt = laterFor(row, outcome, at);
      if (dueAt !== undefined) return delayDelivery(transaction, row, dueAt, outcome.why);
    }
    if (outcome.outcome === 'gone') {
      // The device first: forgetting it reaches for every delivery to it, and another of those may be ending now.
      if (device !== undefined) await forgetDevice(transaction, device.id, device.address);
    }
    const end =
      outcome.outcome === 'gone'
        ? ({ state: 'gone' } as const)
        : ({ state: 'failed', why: outcome.why } as const);
    // An instance that has taken it since sends it, and falls back where that fails too.
    if (await settle(transaction, row, at, end)) await fallBack(transaction, delivery, at);
  });
}

/** Switched off meanwhile: what must be read may still be wanted as a text message. */
function noteUnwanted(db: Db, delivery: Delivery, at: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { row } = delivery;
    const state = row.fallsBack ? 'failed' : 'cancelled';
    const isOurs = await settle(transaction, row, at, { state, why: 'switched off meanwhile' });
    if (isOurs) await fallBack(transaction, delivery, at);
  });
}

/** Time of the next try; undefined after the last, or where the notice expires before. */
function laterFor(
  row: TakenRow,
  { retryAfterSeconds, mayHaveGone = false }: Later,
  at: Date,
): Date | undefined {
  const way = row.way === 'sms' ? 'sms' : 'push';
  if (row.tries >= mostTries(way, { ...row, mayHaveGone })) return undefined;
  const wanted = nextTry(at, row.tries, retryAfterSeconds, Math.random());
  const dueAt = row.breaksQuiet ? wanted : afterQuiet(wanted, quietOf(row));
  return dueAt < row.expiresAt ? dueAt : undefined;
}

/** No device took it: what must be read goes as a text message, once. */
async function fallBack(transaction: Db, { row, facts }: Delivery, at: Date): Promise<void> {
  if (row.way === 'sms') return;
  await lockNotice(transaction, row.noticeId);
  if (!(await isUndelivered(transaction, row.noticeId))) return;
  const { kind } = facts;
  await insertSms(transaction, row.noticeId, { kind, rank: rankOf(kind), dueAt: at, tooLateAt: null });
}

function settle(
  db: Db,
  row: TakenRow,
  at: Date,
  end: Pick<Settled, 'state'> & Partial<Settled>,
): Promise<boolean> {
  return settleDelivery(db, row, { why: null, providerId: null, ...end, at });
}
