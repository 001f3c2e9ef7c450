import type { SecondStepChange } from '#contract/accounts/second-steps/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { describeDevice } from '#server/security-log/describe-device.ts';
import { recordSecurity } from '#server/security-log/store.ts';
import { secondStepChanged } from '../store-events.ts';

/** The message to the account's owner, by the line of the security log. */
const messageOf = {
  'authenticator-enrolled': 'enrolled',
  'passkey-enrolled': 'enrolled',
  'authenticator-removed': 'removed',
  'passkey-removed': 'removed',
  'recovery-codes-renewed': 'codes-renewed',
  'recovery-code-used': 'code-used',
} as const satisfies Record<string, SecondStepChange>;

/** Writes down what a person did with their own second steps, and has the account's owner told. */
export async function recordSecondStep(
  transaction: Db,
  caller: Caller,
  kind: keyof typeof messageOf,
): Promise<void> {
  const accountId = memberOf(caller).user.id;
  await recordSecurity(transaction, actorOf(caller), { kind, subjectId: accountId });
  const device = describeDevice(caller.userAgent);
  await writeEvent(transaction, secondStepChanged(accountId, { change: messageOf[kind], device }));
}
