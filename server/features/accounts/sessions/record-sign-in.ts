import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { recordSecurity } from '#server/security-log/store.ts';
import { signedInAnew } from '../store-events.ts';

export type SignedInBy = 'password' | 'sign-up' | 'reset';

interface SignedIn {
  accountId: string;
  how: SignedInBy;
  isNewDevice: boolean;
  /** The device as its owner would call it. */
  device: string;
}

/** Writes a sign-in into the security log, and has the account's owner told of a used reset and of a new device. */
export async function recordSignIn(
  db: Db,
  { accountId, how, isNewDevice, device }: SignedIn,
  caller: Caller,
): Promise<void> {
  const kinds = {
    password: isNewDevice ? 'signed-in-new-device' : 'signed-in',
    'sign-up': 'signed-up',
    reset: 'reset-used',
  } as const;
  const by = { ...actorOf(caller), userId: accountId };
  await recordSecurity(db, by, { kind: kinds[how], subjectId: accountId });
  if (how === 'reset' || (how === 'password' && isNewDevice))
    await writeEvent(db, signedInAnew(accountId, { by: how, device }));
}
