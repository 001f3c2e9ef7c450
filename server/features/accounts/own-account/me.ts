import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';

export async function me(caller: Caller): Promise<OutcomeOf<typeof endpoints.me>> {
  return { ok: true, value: memberOf(caller).user };
}
