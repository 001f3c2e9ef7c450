import { randomUUID } from 'node:crypto';
import { gwarinpa } from '#test/factories/middles.ts';
import type { ClaimId } from '#contract/orders/ids.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { answered, type Client, type Result } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import type { Placed } from '#test/factories/orders.ts';
import type { SomeoneSignedIn } from '#test/factories/people.ts';
import type { PaystackWorld, Started } from '#test/worlds/paystack.ts';

/** A unit of the model is ten naira. */
export const unitKobo = 1000;
export const priceKobo = 80 * unitKobo;

/** A delivery that was typed without network. */
export interface Typed {
  clientRequestId: string;
  pin: string;
  takenKobo: number;
}

/** People of one trail, and what they hold in their hands. */
export interface Stage {
  house: PaystackWorld;
  admin: SomeoneSignedIn;
  agent: SomeoneSignedIn;
  customer: Client;
  account: SomeoneSignedIn | null;
  placed: Placed | null;
  page: Started | null;
  claims: Map<number, ClaimId>;
  typed: Typed | null;
  resend: (() => Promise<Result<unknown>>) | null;
}

/** A step of the model as the right person takes it; a refusal is compared, everything else has to be answered. */
export type Act = (stage: Stage) => Promise<Result<unknown> | void>;

export const once = () => ({ clientRequestId: randomUUID() });

export async function openStage(house: PaystackWorld, admin: SomeoneSignedIn): Promise<Stage> {
  const agent = await agentOnline(house.world, { at: gwarinpa });
  const slip = { ...once(), agentId: agent.user.id, kobo: 5000 * unitKobo, note: '' };
  answered(await admin.client.call(issueFloat, slip));
  const nothingYet = { account: null, placed: null, page: null, typed: null, resend: null };
  return { house, admin, agent, customer: house.world.device(), claims: new Map(), ...nothingYet };
}

export function orderOf({ placed }: Stage): Placed {
  if (placed === null) throw new Error('the trail has not placed its order');
  return placed;
}

export function itemOf(stage: Stage, place: number) {
  const item = orderOf(stage).order.items[place];
  if (item === undefined) throw new Error(`the order has no item ${place}`);
  return item;
}
