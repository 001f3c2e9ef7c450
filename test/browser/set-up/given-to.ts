import { randomUUID } from 'node:crypto';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import type { Placed } from '#test/factories/orders.ts';
import type { Product } from './product.ts';
import type { Applicant } from './working-agent.ts';

/** The office gives the order to this agent. */
export async function givenTo(product: Product, { order }: Placed, { userId }: Applicant): Promise<void> {
  const { code, version } = order;
  const move = { code, action: 'assign', version, reason: null, agentId: userId } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...move }));
}
