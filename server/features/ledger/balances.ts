import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { OwnedKind } from '#contract/ledger/accounts.ts';
import type { Db } from '#server/db/database.ts';
import { lockBalances, readBalance } from './store.ts';

export async function balanceOf(db: Db, kind: OwnedKind, subject: string): Promise<Kobo> {
  return asKobo(await readBalance(db, kind, subject));
}

/** The same, and nobody else takes from it until the transaction ends. */
export async function lockedBalanceOf(transaction: Db, kind: OwnedKind, subject: string): Promise<Kobo> {
  const [balance] = await lockBalances(transaction, [{ kind, subject }]);
  return asKobo(balance?.kobo ?? 0);
}
