import { randomUUID } from 'node:crypto';
import { signUp } from '#contract/accounts/endpoints.ts';
import { applyAsAgent, goOnline, verifyAgent } from '#contract/agents/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import type { Place } from '#contract/areas.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { report } from '#test/factories/agents.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { newPhone, placeThrough, type Placed } from '#test/factories/orders.ts';
import { onRun } from '#test/factories/run.ts';
import type { Product } from './product.ts';

let agents = 0;

export interface Applicant {
  client: Client;
  userId: Awaited<ReturnType<typeof signedUp>>['id'];
  name: string;
}

async function signedUp(client: Client) {
  return answered(await client.call(signUp, { username: `runner ${agents}`, password: 'yam and red oil' }));
}

/** An applicant with a photo and a document. */
export async function applicant(product: Product, firstName = 'Musa'): Promise<Applicant> {
  agents += 1;
  const client = product.openDevice();
  const { id: userId } = await signedUp(client);
  const markets = answered(await client.call(listMarkets, {}));
  const name = `${firstName} Bello ${agents}`;
  answered(
    await client.call(applyAsAgent, {
      clientRequestId: randomUUID(),
      name,
      phone: newPhone(),
      photo: await bringPhoto(client),
      idPhoto: await bringPhoto(client),
      vehicle: 'keke',
      works: 'both',
      marketIds: markets.slice(0, 1).map(({ id }) => id),
    }),
  );
  return { client, userId, name };
}

/** A verified agent with money of the house. */
export async function agentWithMoney(product: Product, firstName?: string): Promise<Applicant> {
  const agent = await applicant(product, firstName);
  const owner = product.device('godmode');
  answered(await owner.call(verifyAgent, { userId: agent.userId }));
  const float = { agentId: agent.userId, kobo: asKobo(5_000_000), note: 'for the market' };
  answered(await owner.call(issueFloat, { clientRequestId: randomUUID(), ...float }));
  return agent;
}

/** Is online, with a phone that knows where it is. */
export async function standsAt({ client }: Applicant, place: Place): Promise<void> {
  const [market] = answered(await client.call(listMarkets, {}));
  if (market === undefined) throw new Error('there is no market');
  answered(await client.call(goOnline, { marketId: market.id }));
  answered(await report(client, place));
}

export interface Assigned {
  placed: Placed;
  customer: Client;
  agent: Applicant;
  steps: ReturnType<typeof onRun>;
}

/** A guest's order, unless somebody's device is given, that an agent, a new one or this one, has to shop. */
export async function assignedOrder(
  product: Product,
  wanted: Parameters<typeof placeThrough>[1] = {},
  customer: Client = product.openDevice(),
  carrier?: Applicant,
): Promise<Assigned> {
  const agent = carrier ?? (await agentWithMoney(product));
  const placed = await placeThrough(customer, wanted);
  const { code, version } = placed.order;
  const given = { code, action: 'assign', version, reason: null, agentId: agent.userId } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...given }));
  return { placed, customer, agent, steps: onRun(agent, placed) };
}

/** The same, and they have begun. */
export async function shoppedOrder(...given: Parameters<typeof assignedOrder>): Promise<Assigned> {
  const assigned = await assignedOrder(...given);
  answered(await assigned.steps.startShopping());
  return assigned;
}
