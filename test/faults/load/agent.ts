import { randomUUID } from 'node:crypto';
import { signUp } from '#contract/accounts/endpoints.ts';
import { applyAsAgent, goOnline, reportPosition } from '#contract/agents/endpoints.ts';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { acceptOffer, declineOffer, listOffers } from '#contract/dispatch/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { utako } from '#test/factories/middles.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import type { Agent } from './agent-phone.ts';
import { atDoor } from './door.ts';
import { beginsToShop, shops } from './shopping.ts';
import { bringPhoto, moment, phoneOf, someWords, type Street } from './street.ts';

const hourMs = 60 * 60_000;
const clockOffHours = [0, 0, 3, -5, 26, -50];
const betweenReportsMs = 15_000;

/** Signs up and applies; somebody verifies them and gives them money to buy with. */
export async function openAgent(street: Street, who: string): Promise<Agent> {
  const phone = phoneOf(street, who);
  const { id } = answered(await phone.call(signUp, { username: who, password: 'pepper and salt' }));
  const market = answered(await phone.call(listMarkets, {})).find(({ name }) => name === 'Utako Market');
  const photos = [await bringPhoto(street, who, phone), await bringPhoto(street, who, phone)];
  const [photo, idPhoto] = photos;
  if (market === undefined || photo == null || idPhoto == null) throw new Error('nobody can apply');
  answered(
    await phone.call(applyAsAgent, {
      clientRequestId: randomUUID(),
      name: who,
      phone: `0805${String(1_000_000 + Math.floor(Math.random() * 8_000_000))}`,
      photo,
      idPhoto,
      vehicle: 'motorcycle',
      works: 'both',
      marketIds: [market.id],
    }),
  );
  const skewMs = street.chance.oneOf(clockOffHours) * hourMs;
  return { id, who, phone, marketId: market.id, skewMs, seenAt: 0 };
}

/** Looks at the phone, and does the next thing of each order. */
export async function works(street: Street, agent: Agent): Promise<void> {
  if (Date.now() - agent.seenAt > betweenReportsMs) await reports(agent);
  await takesOffers(street, agent);
  const { orders } = answered(await agent.phone.call(showRun, {}));
  for (const order of orders) {
    await goesOn(street, agent, order);
    if (street.chance.happens(4)) await writes(street, agent, order);
  }
  await moment(street, 200, 900);
}

async function reports(agent: Agent): Promise<void> {
  const { phone, marketId, skewMs } = agent;
  agent.seenAt = Date.now();
  const takenAt = new Date(Date.now() + skewMs).toISOString();
  const position = { ...utako, accuracyMetres: 12 };
  const result = await phone.call(reportPosition, { position, takenAt });
  if (!result.ok && result.reason === 'not-online') await phone.call(goOnline, { marketId });
}

async function takesOffers({ chance }: Street, { phone }: Agent): Promise<void> {
  const { offers } = answered(await phone.call(listOffers, {}));
  for (const { id } of offers) {
    if (chance.happens(90)) await phone.call(acceptOffer, { clientRequestId: randomUUID(), offerId: id });
    else await phone.call(declineOffer, { offerId: id, reason: 'too-far' });
  }
}

function goesOn(street: Street, agent: Agent, order: RunOrder): Promise<void> {
  if (order.status === 'assigned') return beginsToShop(street, agent, order);
  if (order.status === 'shopping') return shops(street, agent, order);
  return atDoor(street, agent, order);
}

async function writes(street: Street, { phone, who }: Agent, { code }: RunOrder): Promise<void> {
  const picture = street.chance.happens(50) ? await bringPhoto(street, who, phone) : null;
  await phone.call(sendMessage, {
    clientRequestId: randomUUID(),
    about: { kind: 'order', code, token: null },
    text: someWords('I dey stall'),
    pictures: picture === null ? [] : [picture],
    callsOffice: false,
  });
}
