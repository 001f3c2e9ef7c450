import { randomUUIDv7 } from 'node:crypto';
import { mostKoboOfOnePerson } from '#contract/payments/approvals/rules.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Doer } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { RequestMark } from '#server/idempotency/store.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { MoneyMatter, SecondPersonRefusal } from './second-person.ts';
import { insertApproval } from './store.ts';
import { countOthers, readDayKobo } from './store-day.ts';

/** A call of a person, as it is carried out once somebody agrees. */
export interface Call {
  input: object;
  mark: RequestMark;
  by: Doer;
}

/**
 * Lets money go that one person may move alone. More is written down and waits: nothing else of the call may have been
 * written before, and its recipient is locked.
 */
export async function askSecondPerson(
  transaction: Db,
  matter: MoneyMatter,
  call: Call,
): Promise<SecondPersonRefusal | undefined> {
  const dayKobo = (await readDayKobo(transaction, matter.recipient)) + matter.kobo;
  if (dayKobo <= mostKoboOfOnePerson) return undefined;
  const { by, input, mark } = call;
  const others = await countOthers(transaction, matter.kind, {
    askedBy: by.userId,
    recipient: matter.recipient,
  });
  const asked = { ...matter, dayKobo, isAlone: others === 0, call: { input, mark, askedBy: by.userId } };
  if (!(await writeApproval(transaction, asked))) return 'second-person-asked';
  const { kind, kobo, recipient } = matter;
  await recordChange(transaction, by, {
    action: 'askSecondPerson',
    noun: 'money',
    subject: recipient.accountId ?? recipient.orderId ?? matter.subject,
    before: null,
    after: { what: kind, kobo, dayKobo },
  });
  return 'second-person-needed';
}

/** Writes down that money waits, and tells those who may decide; false where it waits already. */
export async function writeApproval(
  transaction: Db,
  asked: Omit<Parameters<typeof insertApproval>[1], 'id'>,
): Promise<boolean> {
  const id = randomUUIDv7();
  if (!(await insertApproval(transaction, { ...asked, id }))) return false;
  await notifyDeciders(transaction, id);
  return true;
}

/** Has those told who may decide on money that waits. */
export async function notifyDeciders(transaction: Db, approvalId: string): Promise<void> {
  await writeEvent(transaction, {
    topics: ['payments', 'orders'],
    kind: 'payment.approvalAsked',
    payload: { approvalId },
  });
}
