import { randomUUID } from 'node:crypto';
import {
  applyAsAgent,
  askForFloat,
  changeMyWork,
  goOffline,
  goOnline,
  reportPosition,
  showShift,
} from '#contract/agents/endpoints.ts';
import { listMyPriceRound, recordSeenPrices } from '#contract/agents/prices/endpoints.ts';
import { showConversation } from '#contract/chat/endpoints.ts';
import { acceptOffer, declineOffer, listOffers, listRiders } from '#contract/dispatch/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { cancelOrder, placeOrder } from '#contract/orders/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import { changeMyHour, listMyHours, setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { countFloat, decideCount, showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { askWithdrawal, decideWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { tradingDays } from '#contract/time.ts';
import { trustOnAccount } from '../factories/phones.ts';
import { answered } from '../client.ts';
import { applicationFrom, atUtako } from '../factories/agents.ts';
import { byCode } from '../factories/chat.ts';
import { linkOf, marketNamed, yesThrough } from '../factories/orders.ts';
import { stepOf } from '../factories/run.ts';
import { signUpCustomer } from '../factories/people.ts';
import type { Ask } from './asking.ts';
import { offerToCarrier } from './offers.ts';
import type { People } from './people.ts';

/** An agent with a run in the hands looks at everything, and says where they are. */
export async function work({ agent, owner }: People, ask: Ask): Promise<void> {
  const { client } = agent;
  const { orders } = await ask(client, run.showRun, {});
  const [order] = orders;
  if (order === undefined) throw new Error('the agent has no run');
  await ask(client, showConversation, { about: byCode(order) });
  for (const endpoint of [showMyPaper, showMyEarnings, listOffers, listRiders])
    await ask(client, endpoint, {});
  const { agent: own } = await ask(client, showShift, {});
  const marketId = own?.marketIds[0];
  if (marketId === undefined) throw new Error('the agent has no market');
  const hours = tradingDays.map((weekday) => ({ weekday, hour: 12, orders: 2 }));
  answered(await owner.call(setWindowHours, { marketId, perAgent: 2, hours }));
  const { open } = await ask(client, listMyHours, {});
  const [at] = open;
  if (at === undefined) throw new Error('the market takes no orders for hours');
  const hour = { marketId, day: at.day, hour: 12 };
  for (const isDown of [true, false]) await ask(client, changeMyHour, { ...hour, isDown });
  const { rows, today: day } = await ask(client, listMyPriceRound, { marketId });
  const seen = rows.slice(0, 1).map(({ item, measure }) => ({ marketId, itemId: item.id, measure }));
  const prices = seen.map((place) => ({ ...place, koboPerMeasure: price.parse(100_000) }));
  await ask(client, recordSeenPrices, { clientRequestId: randomUUID(), day, prices });
  const position = { ...atUtako, accuracyMetres: 12 };
  await ask(client, reportPosition, { position, takenAt: new Date().toISOString() });
}

/** Orders that an agent does not want, gives back, or ends; and a break. */
export async function sayNo(people: People, ask: Ask): Promise<void> {
  const { world, carrier } = people;
  const { client } = carrier;
  const guest = world.device();
  const first = await ask(guest, placeOrder, await yesThrough(guest));
  const declined = await offerToCarrier(people, first, ask);
  await ask(client, declineOffer, { offerId: declined, reason: 'break' });
  const taken = await offerToCarrier(people, first, ask);
  await ask(client, acceptOffer, { clientRequestId: randomUUID(), offerId: taken });
  await ask(client, run.giveUpOrder, { ...stepOf(first), reason: 'My bike don spoil' });
  const sure = { reason: 'Not today', agreedOwedKobo: asKobo(0) };
  await ask(guest, cancelOrder, { clientRequestId: randomUUID(), ...linkOf(first), ...sure });
  const second = await ask(guest, placeOrder, await yesThrough(guest));
  const offerId = await offerToCarrier(people, second, ask);
  await ask(client, acceptOffer, { clientRequestId: randomUUID(), offerId });
  await ask(client, run.startShopping, stepOf(second));
  await ask(client, run.cancelRunOrder, { ...stepOf(second), reason: 'The market is on fire' });
  await ask(client, goOffline, {});
  const marketIds = [await marketNamed(world, 'Utako Market')];
  await ask(client, changeMyWork, { vehicle: 'bicycle', works: 'both', marketIds });
  await ask(client, askForFloat, {});
  await ask(client, goOnline, { marketId: await marketNamed(world, 'Utako Market') });
}

/** Money that people ask the office about, and somebody who wants to carry, too. */
export async function askTheOffice({ world, owner, customer, carrier }: People, ask: Ask): Promise<void> {
  const counted = {
    clientRequestId: randomUUID(),
    countedKobo: asKobo(4_000_000),
    words: 'Some dey outside',
  };
  const { id: countId } = await ask(carrier.client, countFloat, counted);
  const again = { kind: 'refuse', reason: 'Count am again' } as const;
  answered(await owner.call(decideCount, { clientRequestId: randomUUID(), countId, decision: again }));
  await trustOnAccount(world, customer.user.id);
  const to = { bank: 'GTB', name: 'Amaka Obi', number: '0123456789' };
  const asking = { clientRequestId: randomUUID(), kobo: asKobo(10_000), to };
  const { id: withdrawalId } = await ask(customer.client, askWithdrawal, asking);
  const no = { clientRequestId: randomUUID(), withdrawalId, decision: again };
  answered(await owner.call(decideWithdrawal, no));
  const applicant = await signUpCustomer(world, `Applicant ${randomUUID()}`);
  await ask(applicant.client, applyAsAgent, await applicationFrom(world, applicant.client));
}
