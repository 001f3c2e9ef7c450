import { randomUUID } from 'node:crypto';
import { goOnline, reportPosition } from '#contract/agents/endpoints.ts';
import { acceptOffer, declineOffer, listOffers } from '#contract/dispatch/endpoints.ts';
import { setOff, showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import { oneOf, upTo } from '../chance.ts';
import type { Agent } from '../crew/agent.ts';
import { handOver } from '../crew/door.ts';
import { driveTo } from '../crew/road.ts';
import { buy, shopOn, stepOn } from '../crew/stall.ts';
import type { Scene, Stage } from '../scene.ts';

const oneInSoManyLosesNetwork = 120;
const awayMs = 40_000;
const oneInSoManySaysNo = 8;

/** Each working agent takes the next step: an answer to an offer, a step of the run, or a step on the road. */
export const agents: Scene = {
  name: 'agents',
  everySeconds: 3,
  play: async (stage: Stage) => {
    const done = await Promise.allSettled(stage.crew.map((agent) => work(agent, stage)));
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  },
};

async function work(agent: Agent, stage: Stage): Promise<void> {
  if (Date.now() < agent.away.until) return;
  if (upTo(oneInSoManyLosesNetwork) === 0) return loseNetwork(agent, stage);
  const { device, marketId, place } = agent;
  answered(await device.call(goOnline, { marketId }));
  const position = { ...place, accuracyMetres: 15 };
  answered(await device.call(reportPosition, { position, takenAt: new Date().toISOString() }));
  await answerOffer(agent, stage);
  const { orders } = answered(await device.call(showRun, {}));
  if (agent.away.until > 0) await catchUp(agent, orders, stage);
  else await goOn(agent, orders, stage);
}

function loseNetwork(agent: Agent, { log }: Stage): void {
  agent.away = { from: Date.now(), until: Date.now() + awayMs };
  log(`network don go for where ${agent.name} dey`);
}

/** Sends what was bought without network, each step with its own time. */
async function catchUp(agent: Agent, orders: readonly RunOrder[], stage: Stage): Promise<void> {
  const { from, until } = agent.away;
  agent.away = { from: 0, until: 0 };
  const shopping = orders.find(({ status }) => status === 'shopping');
  const bought = shopping?.items.filter(({ status }) => status === 'requested').slice(0, 3) ?? [];
  for (const [place, item] of bought.entries()) {
    if (shopping === undefined) return;
    const doneAt = new Date(from + ((until - from) * (place + 1)) / 4).toISOString();
    await buy(agent, shopping, item, stage, doneAt);
  }
  stage.log(`network don come back for ${agent.name}; ${bought.length} things wey e buy don reach us`);
}

async function answerOffer({ device, name }: Agent, { log }: Stage): Promise<void> {
  const [offer] = answered(await device.call(listOffers, {})).offers;
  if (offer === undefined || upTo(3) === 0) return;
  const codes = offer.orders.map(({ code }) => code).join(', ');
  if (upTo(oneInSoManySaysNo) === 0) {
    const reason = oneOf(['too-far', 'too-heavy', 'break'] as const);
    const result = await device.call(declineOffer, { offerId: offer.id, reason });
    if (result.ok) log(`${name} say no to ${codes}: ${reason}`);
    return;
  }
  const yes = await device.call(acceptOffer, { clientRequestId: randomUUID(), offerId: offer.id });
  if (yes.ok) log(`${name} don take ${codes}, go make ₦${offer.earnKobo / 100}`);
}

/** Everything is bought and packed before anything goes to a door. */
async function goOn(agent: Agent, orders: readonly RunOrder[], stage: Stage): Promise<void> {
  const standing = (status: RunOrder['status']) => orders.find((order) => order.status === status);
  const [order] = orders;
  if (order === undefined) return;
  const assigned = standing('assigned');
  const shopping = orders.filter(({ status }) => status === 'shopping');
  if (assigned !== undefined) return begin(agent, assigned, stage);
  if (shopping.length > 0) return shopOn(agent, oneOf(shopping), stage);
  const packed = standing('ready_for_delivery');
  if (packed !== undefined) return void answered(await agent.device.call(setOff, stepOn(packed)));
  const moving = standing('on_the_way');
  if (moving !== undefined && driveTo(agent, moving.door, stage)) await handOver(agent, moving, stage);
}

async function begin(agent: Agent, order: RunOrder, stage: Stage): Promise<void> {
  if (!driveTo(agent, order.market.place, stage)) return;
  answered(await agent.device.call(startShopping, stepOn(order)));
  stage.log(`${agent.name} dey inside ${order.market.name} with di list of ${order.code}`);
}
