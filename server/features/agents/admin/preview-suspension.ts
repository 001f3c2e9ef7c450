import type * as endpoints from '#contract/agents/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readCarried } from '../shift/store.ts';
import { findAgent } from '../store.ts';

/** Consequences that an admin sees before suspending an agent. */
export async function previewSuspension(
  db: Db,
  { userId }: InputOf<typeof endpoints.previewSuspension>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewSuspension>> {
  if ((await findAgent(db, userId)) === undefined) return { ok: false, reason: 'not-found' };
  const [carried, floatKobo] = await Promise.all([
    readCarried(db, userId),
    holds(memberOf(caller).user, 'money:view') ? balanceOf(db, 'agent_float', userId) : null,
  ]);
  const carrying = carried.map(({ code, status }) => ({ code: orderCode.parse(code), status }));
  return { ok: true, value: { carrying, floatKobo } };
}
