import type { OutcomeOf } from '#contract/endpoint.ts';
import type { FactsOf } from '#contract/notifications/facts.ts';
import type { testNotification as endpoint } from '#contract/notifications/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { deliver } from '../delivery/deliver.ts';
import type { Notifier } from '../delivery/notifier.ts';
import { notify } from '../notices/notify.ts';
import { testTries } from '../policy.ts';
import { countOutcomes, takeDue } from '../delivery/store-queue.ts';

const mostDevices = 50;

/** Sends a test to every device of this person while they wait, so that the answer says what came of it. */
export async function testNotification(
  notifier: Notifier,
  caller: Caller,
  facts: FactsOf['test'] = { kind: 'test' },
): Promise<OutcomeOf<typeof endpoint>> {
  const { db } = notifier;
  const accountId = memberOf(caller).user.id;
  const tried = await takeTry(db, [testTries(accountId)]);
  if (!tried.ok) return tried;
  const at = new Date();
  const sent = await inTransaction(db, async (transaction) => {
    const about = { facts, accountId, orderId: null, eventNumber: null };
    const noticeId = await notify(transaction, { ...about, at });
    if (noticeId === undefined) return undefined;
    // Taken before anybody else sees it.
    return {
      noticeId,
      taken: await takeDue(transaction, { now: at, most: mostDevices, noticeId }),
    };
  });
  if (sent === undefined) return { ok: false, reason: 'no-device' };
  await deliver(notifier, sent.taken, () => new Date());
  const outcomes = await countOutcomes(db, sent.noticeId);
  return outcomes.sent === 0 ? { ok: false, reason: 'notice-not-sent' } : { ok: true, value: outcomes };
}
