import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/earnings/endpoints.ts';
import { earningsDays } from '#contract/payments/earnings/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { readEarned, readHeld } from './store.ts';
import { viewEarnings } from './view.ts';

const aDayMs = 24 * 60 * 60_000;

export async function showMyEarnings(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyEarnings>> {
  const agentId = memberOf(caller).user.id;
  const now = new Date();
  const value = viewEarnings({
    agentId,
    earningsKobo: await balanceOf(db, 'agent_earnings', agentId),
    earned: await readEarned(db, agentId, new Date(now.getTime() - earningsDays * aDayMs)),
    held: await readHeld(db, agentId),
    now,
  });
  return { ok: true, value };
}
