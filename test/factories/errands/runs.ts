import type { Client } from '#test/client.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import type { World } from '#test/world.ts';
import { agentWithFloat } from '../dispatch.ts';
import { utako } from '../middles.ts';
import { lineOf, parcelFrom, taskAt } from '../orders.ts';
import { signUpCustomer, type SomeoneSignedIn } from '../people.ts';
import { runAt, type Run, type Station } from '../run.ts';

type Wanted = NonNullable<NonNullable<Parameters<typeof runAt>[2]>['wanted']>;

interface Given {
  customer?: Client;
  agent?: SomeoneSignedIn;
  wanted?: Wanted;
}

/** A run with a parcel of Ngozi's, its agent's phone where she is. */
export async function parcelRun(
  world: World,
  station: Station,
  { wanted = {}, ...given }: Given = {},
): Promise<Run> {
  const agent = given.agent ?? (await agentInUtako(world));
  const items = [lineOf('Two gowns in a bag', { capKobo: null })];
  return runAt(world, station, { ...given, agent, wanted: { errand: parcelFrom(), items, ...wanted } });
}

/** A run with a task that brings its paper to the customer's door. */
export async function taskRun(
  world: World,
  station: Station,
  { wanted = {}, ...given }: Given = {},
): Promise<Run> {
  const agent = given.agent ?? (await agentInUtako(world));
  const items = [lineOf('Collect my meter receipt', { capKobo: 200_000 })];
  return runAt(world, station, { ...given, agent, wanted: { errand: taskAt(), items, ...wanted } });
}

export interface DoneThere extends Run {
  owner: SomeoneSignedIn;
}

/** A run of a task that ends where it is done, paid out of its customer's credit. */
export async function doneThereRun(
  world: World,
  station: Station,
  { wanted = {}, agent }: Pick<Given, 'agent' | 'wanted'> = {},
): Promise<DoneThere> {
  const owner = await signUpCustomer(world);
  await giveCredit(world, owner.user.id, 1_000_000);
  const errand = taskAt({ brings: false });
  const given = { customer: owner.client, ...(agent && { agent }) };
  const run = await taskRun(world, station, { ...given, wanted: { errand, payWay: 'online', ...wanted } });
  return { ...run, owner };
}

/** An agent whose phone says that it is in Utako, where the stops of factories are. */
export function agentInUtako(world: World): Promise<SomeoneSignedIn> {
  return agentWithFloat(world, { at: utako });
}
