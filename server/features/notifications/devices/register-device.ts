import type { Outcome } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { registrationTries } from '../policy.ts';
import { putLanguage } from '../preferences/store.ts';
import { lockAddress, putDevice, type DeviceAddress } from './store.ts';

export async function register(
  db: Db,
  address: DeviceAddress,
  userAgent: string,
  caller: Caller,
): Promise<Outcome<{ done: true }, 'too-many-tries'>> {
  const { user, sessionId } = memberOf(caller);
  const taken = await takeTry(db, [registrationTries(user.id)]);
  if (!taken.ok) return taken;
  const addressHash = hashSecret(address.address);
  await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, addressHash);
    const { language } = caller;
    await putDevice(transaction, {
      ...address,
      accountId: user.id,
      sessionId,
      addressHash,
      userAgent,
      language,
    });
    await putLanguage(transaction, user.id, language);
  });
  return { ok: true, value: { done: true } };
}
