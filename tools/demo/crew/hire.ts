import { randomUUID } from 'node:crypto';
import { applyAsAgent, showMyApplication, verifyAgent } from '#contract/agents/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { issueFloat, showAgentPaper } from '#contract/payments/agents/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { enter } from '../people.ts';
import { takePhoto } from '../photo.ts';
import type { Stage } from '../scene.ts';
import type { Agent } from './agent.ts';

const morningFloatKobo = asKobo(6_000_000);
const leastFloatKobo = asKobo(2_500_000);

/** Before the day starts everybody who wants to work has applied, is verified, and has money to buy with. */
export async function hireCrew(stage: Stage): Promise<void> {
  for (const applicant of stage.applicants) {
    const device = applicant.username === 'musa' ? stage.people.agent : stage.newVisitor();
    const { id } = await enter(device, applicant);
    const market = await marketNamed(device, applicant.marketName);
    const agent = {
      ...applicant,
      id,
      device,
      marketId: market.id,
      place: market.position,
      away: { from: 0, until: 0 },
      stuckUntil: 0,
    };
    await apply(agent, stage);
    await topUp(agent, stage);
    stage.crew.push(agent);
  }
}

async function apply(agent: Agent, { people, log }: Stage): Promise<void> {
  const { device, name, phone, vehicle, works } = agent;
  const before = answered(await device.call(showMyApplication, {})).agent;
  if (before?.state === 'verified') return;
  if (before === null || before.state === 'refused') {
    const [photo, idPhoto] = [await takePhoto(device), await takePhoto(device)];
    const written = { name, phone, photo, idPhoto, vehicle, works, marketIds: [agent.marketId] };
    answered(await device.call(applyAsAgent, { clientRequestId: randomUUID(), ...written }));
    log(`${name} don apply to be agent for ${agent.marketName}`);
  }
  answered(await people.admin.call(verifyAgent, { userId: agent.id }));
  log(`ngozi don check ${name} paper: e correct`);
}

/** Gives a float where it runs low: an agent without one cannot shop. */
export async function topUp({ id, name }: Agent, { people, log }: Stage): Promise<void> {
  const { floatKobo } = answered(await people.admin.call(showAgentPaper, { agentId: id }));
  if (floatKobo >= leastFloatKobo) return;
  const float = { agentId: id, kobo: morningFloatKobo, note: 'Market money' };
  answered(await people.admin.call(issueFloat, { clientRequestId: randomUUID(), ...float }));
  log(`ngozi don give ${name} ₦${morningFloatKobo / 100} to buy market`);
}

async function marketNamed(device: Client, name: string) {
  const market = answered(await device.call(listMarkets, {})).find((one) => one.name === name);
  if (market === undefined) throw new Error(`${name} no dey for di list of markets`);
  return market;
}
