import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { ruleOf, type NoticeKind } from '#contract/notifications/kinds.ts';
import { outdatedTagOf, tagOf } from '#contract/notifications/links.ts';
import { firstChoice } from '#contract/notifications/preferences.ts';
import type { Db } from '#server/db/database.ts';
import { afterQuiet, breaksQuiet, rankOf } from '../policy.ts';
import { houseQuiet } from '../preferences/house-quiet-hours.ts';
import {
  holdDevices,
  insertNotice,
  insertPushes,
  insertSms,
  readListeners,
  replaceEarlier,
  type ListenerRow,
} from './store.ts';
import { quietOf } from '../preferences/view-quiet.ts';

export interface NoticeInput {
  facts: NoticeFacts;
  /** The account, or null for a guest who ordered. */
  accountId: string | null;
  /** The order that it is about. */
  orderId: string | null;
  /** The list that is not typed, where it is about one. */
  listRequestId?: string;
  /** The event that it comes of. */
  eventNumber: number | null;
  at: Date;
  /** Time of the event, where it precedes its handling: what is long over is not sent. */
  happenedAt?: Date;
  /** Wait so long: they may see it by themselves. */
  delaySeconds?: number;
  /** End of its life, where it differs from that of its kind. */
  endsAt?: Date;
  /** True where its order is under way. */
  orderRuns?: boolean;
}

/** Writes down that somebody is to hear of something, and which ways it goes; nothing where they want none of it. */
export async function notify(transaction: Db, input: NoticeInput): Promise<number | undefined> {
  const listener = await listenerOf(transaction, input);
  return listener === undefined ? undefined : notifyListener(transaction, input, listener);
}

/** The same where it is known already how they listen. */
export async function notifyListener(
  transaction: Db,
  input: NoticeInput,
  listener: ListenerRow,
): Promise<number | undefined> {
  const { facts, at, accountId, orderId, listRequestId = null } = input;
  const { mustBeRead, livesSeconds } = ruleOf(facts.kind);
  const wants = choiceOf(listener, facts.kind);
  const pushes = wants.push ? await holdDevices(transaction, listener.devices) : [];
  const fallsBack = mustBeRead && (wants.sms ?? false);
  if (pushes.length === 0 && !fallsBack) return undefined;
  const isBreaking = breaksQuiet(facts.kind, input.orderRuns ?? false);
  const expiresAt = input.endsAt ?? later(input.happenedAt ?? at, livesSeconds);
  const about = { accountId, orderId, listRequestId };
  const notice = { ...about, facts, tag: tagOf(facts), breaksQuiet: isBreaking, fallsBack };
  const times = { eventNumber: input.eventNumber, madeAt: at, expiresAt };
  const noticeId = await insertNotice(transaction, { ...notice, ...times });
  if (noticeId === undefined) return undefined;
  const tags = [notice.tag, outdatedTagOf(facts)].filter((tag) => tag !== undefined);
  const wasDue = await replaceEarlier(transaction, noticeId, { ...about, tags, madeAt: at });
  // Several messages in a row do not delay the notice of the first.
  const waited = later(at, input.delaySeconds ?? 0);
  const soonest = wasDue !== undefined && wasDue < waited ? wasDue : waited;
  const dueAt = isBreaking ? soonest : afterQuiet(soonest, quietOf(listener));
  const delivery = {
    kind: facts.kind,
    rank: rankOf(facts.kind),
    dueAt,
    tooLateAt: dueAt >= expiresAt ? at : null,
  };
  if (pushes.length > 0) await insertPushes(transaction, noticeId, pushes, delivery);
  else await insertSms(transaction, noticeId, delivery);
  return noticeId;
}

function choiceOf({ choices }: ListenerRow, kind: NoticeKind): { push: boolean; sms: boolean | null } {
  const { group } = ruleOf(kind);
  if (group === null) return { push: true, sms: null };
  return choices.find((choice) => choice.group === group) ?? firstChoice(group);
}

function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

/** A guest has a phone and nothing else, and no way to have said anything about it: what need not be read is not told. */
async function listenerOf(
  transaction: Db,
  { accountId, orderId, listRequestId, facts }: NoticeInput,
): Promise<ListenerRow | undefined> {
  if (accountId !== null) return (await readListeners(transaction, [accountId])).get(accountId);
  const isAboutNothing = orderId === null && listRequestId === undefined;
  if (isAboutNothing || !ruleOf(facts.kind).mustBeRead) return undefined;
  const { from, until } = await houseQuiet(transaction);
  return { choices: [], quietOn: true, quietFrom: from, quietUntil: until, devices: [] };
}
