import { randomUUID } from 'node:crypto';
import { listSavedAddresses, saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { listWeeklyLists, setWeeklyList, showWeeklyDraft } from '#contract/orders/weekly/endpoints.ts';
import { firstDayOf } from '#contract/orders/weekly/rules.ts';
import { tradingDays } from '#contract/time.ts';
import { answered, type Client } from '#test/client.ts';
import { oneOf } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';
import { place, shoppingLists } from './orders.ts';
import { marketsOfAbuja } from './prices.ts';

const name = 'Amaka';

/** Amaka has a weekly list for the next day whose evening is to come; from six in the evening its draft is there, and she orders from it. */
export const weekly: Scene = {
  name: 'weekly',
  everySeconds: 60,
  play: async (stage: Stage) => {
    const amaka = stage.people.customer;
    const [list] = answered(await amaka.call(listWeeklyLists, {}));
    if (list === undefined) return makeWeekly(amaka, stage);
    const { underWay } = answered(await amaka.call(listMyOrders, {}));
    if (list.draftId === null || underWay.length > 0) return;
    const { id: weeklyDraft, text } = answered(await amaka.call(showWeeklyDraft, { draftId: list.draftId }));
    const buyer = { name, phoneNumber: '0803 111 2233', device: amaka };
    const { code, token } = await place(stage, buyer, { text, marketName: list.marketName, weeklyDraft });
    stage.orders.push({ code, token, name, device: amaka });
    stage.log(`${name} look her weekly list, e correct: ${code}`);
  },
};

async function makeWeekly(amaka: Client, { log }: Stage): Promise<void> {
  const weekday = nextEvening(new Date());
  const wanted = oneOf(marketsOfAbuja).name;
  const market = answered(await amaka.call(listMarkets, {})).find((one) => one.name === wanted);
  if (market === undefined) throw new Error(`${wanted} no dey for di list of markets`);
  const list = { clientRequestId: randomUUID(), name: 'Every week', text: oneOf(shoppingLists) };
  const { id: listId } = answered(await amaka.call(saveList, list));
  const addressId = await homeOf(amaka);
  answered(await amaka.call(setWeeklyList, { listId, weekday, hour: null, marketId: market.id, addressId }));
  log(`${name} don make her list weekly: draft go dey from 6 for evening before ${weekday}`);
}

/** The trading day whose draft is made next. */
function nextEvening(now: Date) {
  return tradingDays.reduce((one, other) => (firstDayOf(other, now) < firstDayOf(one, now) ? other : one));
}

async function homeOf(amaka: Client) {
  const [known] = answered(await amaka.call(listSavedAddresses, {}));
  if (known !== undefined) return known.id;
  const gate = { area: 'Jabi', landmark: 'By di lake', directions: '', pin: null, isDefault: true };
  const home = { clientRequestId: randomUUID(), label: 'Home', ...gate };
  return answered(await amaka.call(saveAddress, home)).id;
}
