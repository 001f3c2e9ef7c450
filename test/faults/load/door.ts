import { asKobo } from '#contract/kobo.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { stepOf, type Agent } from './agent-phone.ts';
import { bringPhoto, type Street } from './street.ts';

const note = 10_000;

/** From the market to the door: off, there, something goes back, the PIN, and money counted. */
export async function atDoor(street: Street, agent: Agent, order: RunOrder): Promise<void> {
  const { phone } = agent;
  if (order.status === 'ready_for_delivery') return void (await phone.call(run.setOff, stepOf(agent, order)));
  if (order.status !== 'on_the_way') return;
  if (order.arrivedAt === null) return void (await phone.call(run.arrive, stepOf(agent, order)));
  if (street.chance.happens(6)) await rejects(street, agent, order);
  else await handsOver(street, agent, order);
}

async function rejects(street: Street, agent: Agent, order: RunOrder): Promise<void> {
  const item = order.items.find(({ paidKobo, question }) => paidKobo !== null && question === null);
  const pictureId = await bringPhoto(street, agent.who, agent.phone);
  if (item === undefined || pictureId === null) return;
  await agent.phone.call(run.rejectItem, { ...stepOf(agent, order), itemId: item.id, pictureId });
}

async function handsOver({ chance, pins }: Street, agent: Agent, order: RunOrder): Promise<void> {
  const pin = pins.get(order.code);
  if (pin === undefined) return;
  const { toCollectKobo, takesCredit } = order;
  const takenKobo = asKobo(Math.ceil(toCollectKobo / note) * note);
  const keepsChange = takesCredit && chance.happens(50);
  const changeKobo = asKobo(keepsChange ? 0 : takenKobo - toCollectKobo);
  const cash = toCollectKobo === 0 ? null : { takenKobo, changeKobo };
  const hand = { ...stepOf(agent, order), pin, typedOffline: chance.happens(20), cash };
  await agent.phone.call(run.deliverOrder, hand);
}
