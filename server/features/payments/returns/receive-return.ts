import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide } from './decide-return.ts';

/** The office has them: to be sold again, or thrown away. */
export function receiveReturn(
  db: Db,
  input: InputOf<typeof endpoints.receiveReturn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.receiveReturn>> {
  const { kind } = input.outcome;
  const reason = input.outcome.kind === 'thrown-away' ? input.outcome.reason : '';
  return decide(db, endpoints.receiveReturn, input, caller, { outcome: kind, reason });
}
