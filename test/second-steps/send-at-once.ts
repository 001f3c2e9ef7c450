import { expect } from 'vitest';
import type { Result } from '../client.ts';
import { countWaiting } from '../waiting-connections.ts';
import type { SomeoneSignedIn } from '../factories/people.ts';
import type { World } from '../world.ts';

/** Sends calls so that all have read the account's rows before one of them writes; answers how many were taken. */
export async function takenAtOnce(
  { db }: World,
  { user }: SomeoneSignedIn,
  table: 'authenticator' | 'passkey' | 'recovery_code',
  sends: readonly (() => Promise<Result<unknown>>)[],
): Promise<number> {
  const sent: Promise<Result<unknown>>[] = [];
  await db.begin(async (transaction) => {
    await transaction`select from ${transaction(table)} where account_id = ${user.id} for update`;
    sent.push(...sends.map((send) => send()));
    await expect.poll(() => countWaiting(db)).toBe(sends.length);
  });
  return (await Promise.all(sent)).filter(({ ok }) => ok).length;
}
