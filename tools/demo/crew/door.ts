import { asKobo } from '#contract/kobo.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { arrive, deliverOrder } from '#contract/orders/run/endpoints.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import type { Stage } from '../scene.ts';
import type { Agent } from './agent.ts';
import { stepOn } from './stall.ts';

const hundredNaira = 10_000;

/** At the door: the customer reads the PIN out, the notes are counted and change is given. */
export async function handOver(agent: Agent, order: RunOrder, stage: Stage): Promise<void> {
  if (order.arrivedAt === null) {
    answered(await agent.device.call(arrive, stepOn(order)));
    return stage.log(`${agent.name} don reach di door of ${order.code}`);
  }
  const takenKobo = asKobo(Math.ceil(order.toCollectKobo / hundredNaira) * hundredNaira);
  const changeKobo = asKobo(takenKobo - order.toCollectKobo);
  const cash = order.toCollectKobo === 0 ? null : { takenKobo, changeKobo };
  const hand = { ...stepOn(order), pin: await pinOf(order, stage), typedOffline: false, cash };
  answered(await agent.device.call(deliverOrder, hand));
  stage.log(`${agent.name} don deliver ${order.code}, ₦${order.toCollectKobo / 100} for hand`);
}

/** The customer of yesterday's demo is not at the phone any more: then an admin reads the PIN out. */
async function pinOf({ code }: RunOrder, { orders, people }: Stage): Promise<string> {
  const known = orders.find((order) => order.code === code);
  const shown =
    known === undefined
      ? await people.admin.call(showOrder, { code, token: null })
      : await known.device.call(showOrder, { code, token: known.token });
  return answered(shown).pin ?? '0000';
}
