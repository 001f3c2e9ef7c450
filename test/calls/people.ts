import { randomUUID } from 'node:crypto';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { answered, type Client } from '../client.ts';
import { agentOnline } from '../factories/agents.ts';
import { byCode, support, talkOn } from '../factories/chat.ts';
import { giveFloat } from '../factories/dispatch.ts';
import { linkOf, marketNamed, newPhone, placeThrough, type Placed } from '../factories/orders.ts';
import { runAt } from '../factories/run.ts';
import { signInOwner, signUpCustomer, type SomeoneSignedIn } from '../factories/people.ts';
import type { World } from '../world.ts';

/** The same people with the same history in every world. */
export interface People {
  world: World;
  owner: Client;
  customer: SomeoneSignedIn;
  /** An order of the customer that is under way. */
  open: Placed;
  /** Has an order in the hands, and others behind them. */
  agent: SomeoneSignedIn;
  /** Carries what the plays place. */
  carrier: SomeoneSignedIn;
}

const pastOrders = 30;
const delivered = 3;
const smallFloat = 1_000_000;
const largeFloat = 50_000_000;

export async function gatherPeople(world: World): Promise<People> {
  const { client: owner } = await signInOwner(world);
  const customer = await signUpCustomer(world, `Customer ${randomUUID()}`);
  // At a market where nobody orders: no offer comes between.
  const agent = await agentOnline(world, { marketIds: [await marketNamed(world, 'Wuse Market')] });
  const carrier = await agentOnline(world);
  await giveFloat(world, agent, smallFloat);
  await giveFloat(world, carrier, largeFloat);
  await liveAsCustomer(customer);
  for (let done = 0; done < delivered; done += 1)
    await runAt(world, 'delivered', { agent, customer: customer.client });
  const { placed } = await runAt(world, 'shopping', { agent });
  answered(await talkOn(agent.client, byCode(placed)).write('I dey di market'));
  const open = await placeThrough(customer.client);
  answered(await talkOn(customer.client, byCode(open)).write('Abeg call me'));
  // Last: an order takes what credit there is.
  const giving = { clientRequestId: randomUUID(), accountId: customer.user.id, direction: 'give' as const };
  answered(await owner.call(adjustCredit, { ...giving, kobo: asKobo(50_000), reason: 'A welcome' }));
  return { world, owner, customer, open, agent, carrier };
}

async function liveAsCustomer({ client }: SomeoneSignedIn): Promise<void> {
  const phone = newPhone();
  for (let past = 0; past < pastOrders; past += 1) {
    const placed = await placeThrough(client, { customer: { name: 'Amaka Obi', phone } });
    const cancelling = {
      clientRequestId: randomUUID(),
      ...linkOf(placed),
      reason: 'Not today',
      agreedOwedKobo: asKobo(0),
    };
    answered(await client.call(cancelOrder, cancelling));
  }
  for (const [place, area] of (['Jabi', 'Gwarinpa', 'Utako'] as const).entries()) {
    const address = { area, landmark: 'By the lake', directions: '', pin: null, isDefault: place === 0 };
    answered(await client.call(saveAddress, { clientRequestId: randomUUID(), label: area, ...address }));
    const list = { name: `For ${area}`, text: '2 paint garri\npepper 500' };
    answered(await client.call(saveList, { clientRequestId: randomUUID(), ...list }));
  }
  for (const line of ['Good morning', 'Una dey?']) answered(await talkOn(client, support).write(line));
}
