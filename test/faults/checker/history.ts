import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { signIn, signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { rateOrder } from '#contract/orders/endpoints.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { checkPayment, startPayment } from '#contract/payments/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { byCode, byLink, talkOn } from '#test/factories/chat.ts';
import { bringPhoto, claimThrough } from '#test/factories/claims.ts';
import { lineOf, linkOf, placeThrough } from '#test/factories/orders.ts';
import { giveTo, onRun, say, seenBy } from '#test/factories/run.ts';
import type { SomeoneSignedIn } from '#test/factories/people.ts';
import { chanceOf } from '#test/lives/chance.ts';
import { openPaystackWorld, type PaystackWorld } from '#test/worlds/paystack.ts';
import { owner, type World } from '#test/world.ts';
import { openJournal, readJournal, type JournalLine } from '../journal.ts';
import { stubborn, type Watched } from '../stubborn-phone.ts';

/** One order from the list to a claim, written into a journal by the phones that lived it. */
export interface FaultHistory {
  world: World;
  journal: readonly JournalLine[];
  mediaFolder: string;
  code: OrderCode;
}

export async function liveHistory(folder: string): Promise<FaultHistory> {
  const house = await openPaystackWorld({ dataFolder: folder });
  const journal = openJournal(join(folder, 'journal.jsonl'));
  const watched: Watched = {
    journal,
    chance: { ...chanceOf(1), happens: () => false },
    isOver: () => false,
    surprise: (words) => {
      throw new Error(words);
    },
    heard: { lost: 0, twice: 0, refusedFor: new Map() },
  };
  const phoneOf = (who: string, phone: Client = house.world.device()) => stubborn(phone, who, watched);
  const agent = await agentOnline(house.world);
  const code = await livesOrder(house, {
    office: phoneOf(owner.username),
    customer: phoneOf('Amaka the first'),
    agent: { ...agent, client: phoneOf(agent.username, agent.client) },
  });
  // An order of another customer, of which nothing was recorded.
  await placeThrough(house.world.device(), { payWay: 'online' });
  for (const { reference, amount } of house.paystack.book.transactions.values())
    journal.write({ kind: 'provider-took', reference, kobo: amount });
  journal.close();
  return { world: house.world, journal: readJournal(journal.path), mediaFolder: join(folder, 'media'), code };
}

interface Cast {
  office: Client;
  customer: Client;
  agent: SomeoneSignedIn;
}

async function livesOrder({ world, paystack }: PaystackWorld, cast: Cast): Promise<OrderCode> {
  const { office, customer, agent } = cast;
  answered(await office.call(signIn, owner));
  answered(await office.call(changeSetting, { key: 'business_address', value: 'Beside the tailor' }));
  const slip = { clientRequestId: randomUUID(), agentId: agent.user.id, note: '' };
  answered(await office.call(issueFloat, { ...slip, kobo: asKobo(5_000_001) }));
  answered(await customer.call(signUp, { username: 'Amaka the first', password: 'garri and sugar' }));
  const items = ['garri', 'pepper'].map((name) => lineOf(name));
  const placed = await placeThrough(customer, { payWay: 'online', items });
  const { reference } = answered(await customer.call(startPayment, linkOf(placed)));
  await paystack.pay(reference);
  answered(await customer.call(checkPayment, { reference }));
  await giveTo(world, agent, placed);
  await shopsFor(cast, placed);
  answered(await talkOn(agent.client, byCode(placed)).write('I dey stall'));
  const pictures = [await bringPhoto(customer)];
  answered(await talkOn(customer, byLink(placed)).write('Like this one', { pictures }));
  await brings(cast, placed);
  return placed.code;
}

type Placed = Awaited<ReturnType<typeof placeThrough>>;

async function shopsFor({ agent, customer }: Cast, placed: Placed): Promise<void> {
  const steps = onRun(agent, placed);
  const [first, second] = placed.order.items;
  if (first === undefined || second === undefined) throw new Error('an order of less than two items');
  answered(await steps.startShopping());
  const bought = { quantity: 1, paidKobo: asKobo(80_000), pictureId: null };
  answered(await steps.find({ itemId: first.id, ...bought }));
  const pictureId = await bringPhoto(agent.client);
  const asked = { itemId: second.id, quantity: 1, priceKobo: asKobo(90_000), pictureId };
  answered(await steps.askPrice(asked));
  answered(await say(customer, placed, true));
  answered(await steps.pickUp({ receipts: [await bringPhoto(agent.client)], waivedReason: null }));
}

async function brings({ agent, customer }: Cast, placed: Placed): Promise<void> {
  const steps = onRun(agent, placed);
  answered(await steps.setOff());
  answered(await steps.arrive());
  const { pin } = await seenBy(customer, placed);
  answered(await steps.deliver({ pin: pin ?? '', typedOffline: false, cash: null }));
  answered(await customer.call(rateOrder, { ...linkOf(placed), stars: 5, words: 'Correct people' }));
  answered(await claimThrough(customer, placed, { askedKobo: asKobo(5000) }));
}
