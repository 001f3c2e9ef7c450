import { randomUUID } from 'node:crypto';
import { refuseParcel, sendParcelToOffice } from '#contract/orders/errands/door-endpoints.ts';
import * as returns from '#contract/payments/returns/endpoints.ts';
import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import { answered, type Client } from '#test/client.ts';
import type { World } from '#test/world.ts';
import { bringPhoto } from '../claims.ts';
import { agentInGwarinpa } from '../door.ts';
import { parcelRun } from './runs.ts';
import type { Placed } from '../orders.ts';
import { stepOf, type Run } from '../run.ts';

/** The receiver says no, and the agent takes a photo of the parcel. */
export async function refusesParcel({ agent, placed }: Run, reason = 'She says it is not hers') {
  const pictureId = await bringPhoto(agent.client);
  return agent.client.call(refuseParcel, { ...stepOf(placed), reason, pictureId });
}

/** A run whose parcel was refused at its door, where its agent's phone was seen. */
export async function refusedRun(world: World): Promise<Run> {
  const going = await parcelRun(world, 'at_the_door', { agent: await agentInGwarinpa(world) });
  answered(await refusesParcel(going));
  return going;
}

/** The one return that this agent has. */
export async function returnOf({ agent }: Run): Promise<GoodsReturn> {
  const [one, ...others] = answered(await agent.client.call(returns.listMyReturns, {})).returns;
  if (one === undefined || others.length > 0) throw new Error('there is not one return alone');
  return one;
}

/** The sender, or somebody of theirs, takes it back. */
export async function bringsToSender(going: Run, takenBy = 'Ngozi') {
  const { id: returnId } = await returnOf(going);
  const { client } = going.agent;
  const handedBack = { pictureId: await bringPhoto(client), takenBy };
  return client.call(returns.bringReturn, { clientRequestId: randomUUID(), returnId, handedBack });
}

export function toOffice(client: Client, placed: Placed, token: string | null = placed.token) {
  return client.call(sendParcelToOffice, { clientRequestId: randomUUID(), code: placed.code, token });
}
