import type { Endpoint, Outcome, ReplyOf, SentTo } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Caller } from './caller.ts';
import { takeCall, type Gate, type Route } from './route.ts';

/** Answers a call from inside the house exactly as the door would answer this caller. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  caller: Caller,
) => Promise<Outcome<ReplyOf<E>, RefusalCode>>;

/** One `call` over all routes. */
export function callThrough(routes: readonly Route[], gate: Gate): Call {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async <E extends Endpoint>(endpoint: E, input: SentTo<E>, caller: Caller) => {
    const route = byName.get(endpoint.name);
    if (route === undefined) throw new Error(`no route answers ${endpoint.name}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `answer` tied the route to this endpoint, so what it gives is this endpoint's reply
    return (await takeCall(route, input, caller, gate)) as Outcome<ReplyOf<E>, RefusalCode>;
  };
}
