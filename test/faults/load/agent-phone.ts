import { randomUUID } from 'node:crypto';
import type { UserId } from '#contract/accounts/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import type { Client } from '#test/client.ts';

/** A working agent, whose phone’s clock may be hours off. */
export interface Agent {
  id: UserId;
  who: string;
  phone: Client;
  marketId: MarketId;
  skewMs: number;
  seenAt: number;
}

let lastTick = 0;

/** Time of the phone’s clock; never the same twice. */
function phoneClock({ skewMs }: Agent): string {
  lastTick = Math.max(lastTick + 1, Date.now());
  return new Date(lastTick + skewMs).toISOString();
}

/** Fields that each step carries. */
export function stepOf(agent: Agent, { code }: Pick<RunOrder, 'code'>) {
  return { clientRequestId: randomUUID(), code, doneAt: phoneClock(agent) };
}
