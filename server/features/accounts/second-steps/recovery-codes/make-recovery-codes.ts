import { recoveryCodesMade } from '#contract/accounts/second-steps/schema.ts';
import type { Db } from '#server/db/database.ts';
import { hashPassword, type PasswordCost } from '#server/secrets/passwords.ts';
import { readableSecret } from '#server/secrets/tokens.ts';
import { replaceCodes } from './store.ts';

/**
 * Makes the codes that stand in for a lost second step, and takes the earlier ones away. They are hashed as passwords
 * are: fifty bits of chance are tried through in a day where a hash costs nothing.
 */
export async function makeRecoveryCodes(
  transaction: Db,
  accountId: string,
  passwordCost: PasswordCost,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, () => readableSecret(10));
  const hashes = await Promise.all(codes.map((code) => hashPassword(code, passwordCost)));
  await replaceCodes(transaction, accountId, hashes);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
