import { randomUUID } from 'node:crypto';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { placeOrder, showOrder } from '#contract/orders/endpoints.ts';
import * as errands from '#contract/orders/errands/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import { settingRules } from '#contract/settings/setting-rules.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assignOrder, takeOver } from '#server/features/orders/order/assign.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { answered, type Client, type Result } from '../client.ts';
import type { World } from '../world.ts';
import { bringPhoto } from './claims.ts';
import { giveFloat } from './dispatch.ts';
import { linkOf, type Placed, yesThrough } from './orders.ts';
import { signUpAs, type SomeoneSignedIn } from './people.ts';
import { trustOnDevice } from './phones.ts';

/** An agent with money of the house to buy with. */
export async function agentWithFloat(world: World, floatKobo = 5_000_000): Promise<SomeoneSignedIn> {
  const agent = await signUpAs(world, 'agent');
  if (floatKobo > 0) await giveFloat(world, agent, floatKobo);
  return agent;
}

/** The agent said yes to this order. */
export async function giveTo(
  world: World,
  agent: SomeoneSignedIn,
  { code }: Pick<Placed, 'code'>,
): Promise<void> {
  const moved = await withOrder(world, code, (transaction, order) =>
    assignOrder(transaction, order, agent.user.id),
  );
  if (!moved.ok) throw new Error(`the order cannot be given to them: ${moved.reason}`);
}

/** A rider at the market said yes to carrying it from there. */
export async function handTo(
  world: World,
  rider: SomeoneSignedIn,
  { code }: Pick<Placed, 'code'>,
): Promise<void> {
  const moved = await withOrder(world, code, (transaction, order) =>
    takeOver(transaction, order, rider.user.id),
  );
  if (!moved.ok) throw new Error(`the rider cannot take it over: ${moved.reason}`);
}

type Work<Value> = (
  transaction: Parameters<typeof lockOrder>[0],
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
) => Promise<Value>;

/** Runs product code on an order under its lock. */
export function withOrder<Value>(world: World, code: string, work: Work<Value>): Promise<Value> {
  return inTransaction(world.db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    if (order === undefined) throw new Error(`there is no order ${code}`);
    return work(transaction, order);
  });
}

type Common = 'clientRequestId' | 'code' | 'doneAt';
type Own<E extends Endpoint> = Omit<SentTo<E>, Common>;
type Heared<E extends Endpoint> = Promise<Result<ReplyOf<E>>>;

/** Fields that every step carries. */
export function stepOf({ code }: Pick<Placed, 'code'>) {
  return { clientRequestId: randomUUID(), code, doneAt: new Date().toISOString() };
}

/** Everything an agent taps for one order, each under an id of its own. */
export function onRun({ client }: Pick<SomeoneSignedIn, 'client'>, placed: Pick<Placed, 'code'>) {
  const step = () => stepOf(placed);
  return {
    startShopping: (): Heared<typeof run.startShopping> => client.call(run.startShopping, step()),
    find: (given: Own<typeof run.findItem>) => client.call(run.findItem, { ...step(), ...given }),
    propose: (given: Own<typeof run.proposeReplacement>) =>
      client.call(run.proposeReplacement, { ...step(), ...given }),
    askPrice: (given: Own<typeof run.askPrice>) => client.call(run.askPrice, { ...step(), ...given }),
    leaveOut: (itemId: RunItem['id']) => client.call(run.leaveItemOut, { ...step(), itemId }),
    reopen: (itemId: RunItem['id']) => client.call(run.reopenItem, { ...step(), itemId }),
    pickUp: (given: Partial<Own<typeof run.pickUpOrder>> = {}) =>
      client.call(run.pickUpOrder, {
        ...step(),
        receipts: [],
        waivedReason: 'Small stalls, no receipts',
        ...given,
      }),
    leave: async (given: Partial<Own<typeof errands.leaveStop>> = {}) => {
      const pictureId = given.pictureId ?? (await bringPhoto(client));
      const input = { givenBy: 'Ngozi', laidOutKobo: null, receipts: [], waivedReason: null };
      return client.call(errands.leaveStop, { ...step(), ...input, ...given, pictureId });
    },
    failAtStop: (given: Partial<Own<typeof errands.failAtStop>> = {}) =>
      client.call(errands.failAtStop, { ...step(), reason: 'Nobody came out', waitedSeconds: 0, ...given }),
    setOff: () => client.call(run.setOff, step()),
    arrive: () => client.call(run.arrive, step()),
    ring: (wasAnswered = false) => client.call(run.recordCall, { ...step(), wasAnswered }),
    reject: (given: Own<typeof run.rejectItem>) => client.call(run.rejectItem, { ...step(), ...given }),
    deliver: (given: Own<typeof run.deliverOrder>) => client.call(run.deliverOrder, { ...step(), ...given }),
    fail: (given: Own<typeof run.failDelivery>) => client.call(run.failDelivery, { ...step(), ...given }),
    giveUp: (reason: string) => client.call(run.giveUpOrder, { ...step(), reason }),
    cancel: (reason: string) => client.call(run.cancelRunOrder, { ...step(), reason }),
  };
}

/** The order as its customer sees it. */
export async function seenBy(customer: Client, placed: Placed): Promise<Order> {
  return answered(await customer.call(showOrder, linkOf(placed)));
}

/** The question to the customer now. */
export async function askedOf(customer: Client, placed: Placed): Promise<ItemQuestion> {
  const asked = (await seenBy(customer, placed)).items.find(({ question }) => question !== null)?.question;
  if (!asked) throw new Error('nobody asked the customer anything');
  return asked;
}

/** The customer says yes or no to the question that is open, or to one they have seen. */
export async function say(customer: Client, placed: Placed, yes: boolean, seen?: ItemQuestion) {
  const { id: questionId } = seen ?? (await askedOf(customer, placed));
  const answer = { clientRequestId: randomUUID(), ...linkOf(placed), questionId, yes };
  return customer.call(run.answerQuestion, answer);
}

const stations = [
  'assigned',
  'shopping',
  'bought',
  'ready_for_delivery',
  'on_the_way',
  'at_the_door',
  'delivered',
] as const;

/** Stage of a run; `bought` is everything found, and `at_the_door` is arrived. */
export type Station = (typeof stations)[number];

type Item = Placed['order']['items'][number];

export interface Run {
  placed: Placed;
  customer: Client;
  agent: SomeoneSignedIn;
  /** Its lines as they were written. */
  items: readonly Item[];
  /** One of them, from nothing on. */
  line: (place: number) => Item;
  steps: ReturnType<typeof onRun>;
}

type Wanted = NonNullable<Parameters<typeof yesThrough>[1]>;

const unverifiedKobo = Number(settingRules.unverified_door_cap.default);

/** Price of each item on a run that a factory shops. */
export const paidForEach = 80_000;

/** A run that has come as far as that through the calls that an agent's phone makes. */
export async function runAt(
  world: World,
  station: Station,
  given: { agent?: SomeoneSignedIn; customer?: Client; wanted?: Wanted } = {},
): Promise<Run> {
  const customer = given.customer ?? world.device();
  const agent = given.agent ?? (await agentWithFloat(world));
  const placed = await placeTrusted(world, customer, given.wanted ?? {});
  await giveTo(world, agent, placed);
  const { items } = placed.order;
  const going: Run = { placed, customer, agent, items, line: lineIn(items), steps: onRun(agent, placed) };
  const far = stations.indexOf(station);
  for (const next of stations.slice(1, far + 1)) await goTo(next, going);
  return going;
}

/** The number of a large order is verified on its device, so that nobody has to call it first. */
async function placeTrusted(world: World, customer: Client, wanted: Wanted): Promise<Placed> {
  const order = await yesThrough(customer, wanted);
  if (order.ceilingKobo > unverifiedKobo) await trustOnDevice(world, customer, order.customer.phone);
  return answered(await customer.call(placeOrder, order));
}

function lineIn(items: readonly Item[]): Run['line'] {
  return (place) => {
    const item = items[place];
    if (item === undefined) throw new Error(`the order has no line ${place}`);
    return item;
  };
}

async function goTo(station: Station, { steps, items, customer, placed }: Run): Promise<void> {
  if (station === 'shopping') answered(await steps.startShopping());
  const hasItems = placed.order.errand === null || placed.order.errand.kind === 'fetch';
  if (station === 'bought' && hasItems) {
    for (const { id, quantity } of items)
      answered(await steps.find({ itemId: id, quantity, paidKobo: paidForEach, pictureId: null }));
  }
  if (station === 'ready_for_delivery') answered(await (hasItems ? steps.pickUp() : steps.leave()));
  if (station === 'on_the_way') answered(await steps.setOff());
  if (station === 'at_the_door') answered(await steps.arrive());
  if (station === 'delivered') answered(await steps.deliver(await inFull(customer, placed)));
}

/** The PIN as the customer reads it, and the bill to the kobo. */
export async function inFull(customer: Client, placed: Placed) {
  const { pin, billKobo } = await seenBy(customer, placed);
  if (pin === null) throw new Error('the customer has no PIN to read out');
  return { pin, typedOffline: false, cash: { takenKobo: billKobo, changeKobo: asKobo(0) } };
}

/** A PIN that is not theirs. */
export function wrongPin(pin: string): string {
  return pin === '0000' ? '0001' : '0000';
}

/** The order as this agent’s phone shows it. */
export async function onPhone(
  agent: SomeoneSignedIn,
  { code }: Pick<Placed, 'code'>,
): Promise<RunOrder | undefined> {
  const { orders } = answered(await agent.client.call(run.showRun, {}));
  return orders.find((order) => order.code === code);
}

/** Balance of a ledger account. */
export async function bookSays(world: World, kind: string, subject: string): Promise<number> {
  const [row] = await world.db.rows({ kobo: number })`
    select kobo from ledger_balance where kind = ${kind} and subject = ${subject}`;
  return row?.kobo ?? 0;
}

/** Open alarms of this order, by kind. */
export async function alarmsOn(world: World, { order }: Placed): Promise<string[]> {
  const rows = await world.db.rows({ kind: text })`
    select kind from alarm where order_id = ${order.id} and settled_at is null order by kind`;
  return rows.map(({ kind }) => kind);
}
