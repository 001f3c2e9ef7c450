import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/approvals/endpoints.ts';
import { approval, type Approval } from '#contract/payments/approvals/schema.ts';
import { doerOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { lockApproval } from '#server/features/ledger/second-person/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { closeApproval } from './close-approval.ts';

/** Takes back what this person asked for. */
export function withdrawApproval(
  db: Db,
  input: InputOf<typeof endpoints.withdrawApproval>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.withdrawApproval>> {
  return answerOnce<Approval, 'not-found' | 'not-allowed' | 'already-decided'>(
    db,
    markOf(endpoints.withdrawApproval.name, input, caller.person),
    (stored) => approval.parse(stored),
    async (transaction) => {
      const by = doerOf(caller);
      const asked = await lockApproval(transaction, input.approvalId);
      if (asked === undefined) return { ok: false, reason: 'not-found' };
      if (asked.askedBy !== by.userId) return { ok: false, reason: 'not-allowed' };
      if (asked.state !== 'waiting') return { ok: false, reason: 'already-decided' };
      const closing = { state: 'withdrawn', by, reason: null } as const;
      return { ok: true, value: await closeApproval(transaction, asked, closing) };
    },
  );
}
