import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide } from './decide-return.ts';

/** They will not come back. */
export function writeReturnOff(
  db: Db,
  input: InputOf<typeof endpoints.writeReturnOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.writeReturnOff>> {
  return decide(db, endpoints.writeReturnOff, input, caller, {
    outcome: 'written-off',
    reason: input.reason,
  });
}
