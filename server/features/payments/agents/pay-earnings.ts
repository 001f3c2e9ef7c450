import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import { agentPaper, type AgentPaper } from '#contract/payments/agents/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { post } from '#server/features/ledger/post.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type {
  AskSecondPerson,
  SecondPersonRefusal,
} from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { moveAgentMoney } from './move-agent-money.ts';

type Written = InputOf<typeof endpoints.payEarnings>;

/** Pays an agent what they earned. */
export async function payEarnings(
  db: Db,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.payEarnings>> {
  if (memberOf(caller).user.id === input.agentId) return { ok: false, reason: 'own-account' };
  const call = { endpoint: endpoints.payEarnings, input, caller };
  return onceOrAsked(
    db,
    call,
    (stored) => agentPaper.parse(stored),
    (transaction, by, ask) => payOut(transaction, input, by, ask),
  );
}

/** The payout in a transaction, where the day’s sum is in order. */
export function payOut(
  transaction: Db,
  input: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<
  Outcome<{ subject: string; reply: AgentPaper }, 'not-found' | 'earnings-too-low' | SecondPersonRefusal>
> {
  const { agentId, kobo } = input;
  return moveAgentMoney(transaction, { action: endpoints.payEarnings.name, input, by }, async () => {
    const recipient = { accountId: agentId, orderId: null };
    await lockRecipient(transaction, recipient);
    if ((await lockedBalanceOf(transaction, 'agent_earnings', agentId)) < kobo) return 'earnings-too-low';
    const refusal = await ask({ kind: 'payout', subject: agentId, recipient, kobo });
    if (refusal !== undefined) return refusal;
    const movement = { what: 'earnings-paid', agentId, payoutId: randomUUIDv7(), kobo } as const;
    return (await post(transaction, movement, by.userId)).ok ? undefined : 'earnings-too-low';
  });
}
