import { randomUUID } from 'node:crypto';
import type { Place } from '#contract/areas.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { answerDelivery, decideDoor } from '#contract/orders/delivery/endpoints.ts';
import type { DoorOutcome, DoorReport } from '#contract/orders/delivery/schema.ts';
import { deliverOrder, failDelivery, recordCall } from '#contract/orders/run/endpoints.ts';
import { databaseNow } from '#server/db/clock.ts';
import { answered, type Client } from '../client.ts';
import { report as reportPlace } from './agents.ts';
import { agentWithFloat } from './dispatch.ts';
import { linkOf, type Placed } from './orders.ts';
import { inFull, runAt, seenBy, wrongPin, type Run } from './run.ts';
import type { SomeoneSignedIn } from './people.ts';
import type { World } from '../world.ts';
import { gwarinpa } from './middles.ts';

/** An agent whose phone says that it is in Gwarinpa, where orders of factories go. */
export function agentInGwarinpa(world: World): Promise<SomeoneSignedIn> {
  return agentWithFloat(world, { at: gwarinpa });
}

/** The agent's phone says that it is there now, however soon after it last said where it was. */
export async function phoneIsAt(world: World, { agent }: Pick<Run, 'agent'>, place: Place): Promise<void> {
  await world.db`update agent set position_at = position_at - interval '1 minute' where user_id = ${agent.user.id}`;
  answered(await reportPlace(agent.client, place));
}

/** The clock goes on by so much, at the doors of these orders and for what was heard of their agents' phones. */
export async function timeAtDoors(worlds: readonly World[], minutes: number): Promise<void> {
  for (const world of worlds) await world.timePasses(minutes * 60);
  const [world] = worlds;
  if (world === undefined) throw new Error('time passes nowhere');
  await world.db`
    update customer_order
    set set_off_at = set_off_at - ${minutes} * interval '1 minute',
      on_the_way_since = on_the_way_since - ${minutes} * interval '1 minute',
      stop_reached_at = stop_reached_at - ${minutes} * interval '1 minute',
      at_door_since = at_door_since - ${minutes} * interval '1 minute',
      last_call_at = last_call_at - ${minutes} * interval '1 minute'`;
  await world.db`
    update phone_heard
    set heard_at = heard_at - ${minutes} * interval '1 minute',
      silences = (
        select coalesce(range_agg(tstzrange(
          lower(one) - ${minutes} * interval '1 minute', upper(one) - ${minutes} * interval '1 minute', '()')), '{}')
        from unnest(silences) as one)`;
  await world.db`update agent_trail set at = at - ${minutes} * interval '1 minute'`;
  await world.db`update door_report set answer_by = answer_by - ${minutes} * interval '1 minute'`;
}

/** Step that a phone took this long ago, by its own clock. */
export async function doneAgo(world: World, { code }: Pick<Placed, 'code'>, minutes: number) {
  const doneAt = new Date((await databaseNow(world.db)).getTime() - minutes * 60_000).toISOString();
  return { clientRequestId: randomUUID(), code, doneAt };
}

/** Hands over what was typed so long ago without network, the right PIN or a wrong one. */
export async function typedAgo(
  world: World,
  { agent, customer, placed }: Pick<Run, 'agent' | 'customer' | 'placed'>,
  { minutes, isRight = false }: { minutes: number; isRight?: boolean },
) {
  const right = await inFull(customer, placed);
  const pin = isRight ? right.pin : wrongPin(right.pin);
  const step = await doneAgo(world, placed, minutes);
  return agent.client.call(deliverOrder, { ...step, ...right, pin, typedOffline: true });
}

/** Rings so many times without an answer, as often in a minute as counts. */
export async function ringsSpread(world: World, { agent, placed }: Run, times = 3): Promise<void> {
  for (let call = 0; call < times; call += 1) {
    await timeAtDoors([world], 0.6);
    answered(
      await agent.client.call(recordCall, { ...(await doneAgo(world, placed, 0)), wasAnswered: false }),
    );
  }
}

export async function leavesDoor(world: World, { agent, placed }: Run, waitedSeconds = 0) {
  const step = await doneAgo(world, placed, 0);
  return agent.client.call(failDelivery, { ...step, reason: 'Nobody opened', waitedSeconds });
}

/** A run that ended at a door that nobody opened, as the server saw it itself: everything is owed. */
export async function doorStaysShut(world: World, customer?: Client): Promise<Run> {
  const agent = await agentInGwarinpa(world);
  const going = await runAt(world, 'at_the_door', { agent, ...(customer && { customer }) });
  await ringsSpread(world, going);
  await timeAtDoors([world], 10);
  answered(await leavesDoor(world, going));
  return going;
}

/** The agent's word on this order that the office has on its screen. */
export async function reportOn(office: Client, { code }: Placed): Promise<DoorReport> {
  const alarms = answered(await office.call(listAlarms, {}));
  const report = alarms.find((alarm) => alarm.code === code && alarm.report !== null)?.report;
  if (!report) throw new Error(`nothing of ${code} waits for the office`);
  return report;
}

export async function decides(office: Client, placed: Placed, outcome: DoorOutcome) {
  const { id: reportId } = await reportOn(office, placed);
  return office.call(decideDoor, { clientRequestId: randomUUID(), code: placed.code, reportId, outcome });
}

/** The customer says whether they have it. */
export async function saysReceived(customer: Client, placed: Placed, yes: boolean) {
  const { doorReport } = await seenBy(customer, placed);
  if (doorReport === null) throw new Error(`the customer of ${placed.code} is asked nothing`);
  const answer = { clientRequestId: randomUUID(), ...linkOf(placed), reportId: doorReport.id, yes };
  return customer.call(answerDelivery, answer);
}
