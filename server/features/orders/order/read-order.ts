import { hasOneThing } from '#contract/orders/errands/course.ts';
import { isOff } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { takeTry, type Throttled } from '#server/throttle/throttle.ts';
import { findParcelReturn } from '../errands/door/store-parcel.ts';
import { claimsOf } from '../claims/claims-of-order.ts';
import { nameDevice } from '#server/features/phones/phone-holder.ts';
import { doorShutOf } from '../placing/standing.ts';
import { readQuoteFacts } from '../placing/store.ts';
import { findOpenDoorReport } from '../delivery/door-reports/store.ts';
import { actionsFor, guessTries, mayKnowPin, maySeeReport, moversOf, standsForCustomer } from '../policy.ts';
import { readReceipts } from '../run/store.ts';
import { readItemSteps } from '../shopping/store-items.ts';
import { findOrder, readEvents, readItems, type OrderRow } from './store.ts';
import { viewOrder } from './view.ts';

/** A look at what is not theirs, or is not at all: the same answer, and it is counted. */
export async function notFound(
  db: Db,
  code: string,
  caller: Caller,
): Promise<Exclude<Throttled, { ok: true }> | { ok: false; reason: 'not-found' }> {
  const tries = guessTries(code, caller);
  const taken = await takeTry(db, [tries.code, tries.address]);
  return taken.ok ? { ok: false, reason: 'not-found' } : taken;
}

/** An order with its lines and its history, as this person sees it. */
export async function wholeOf(db: Db, order: OrderRow, caller: Caller, token: string | null): Promise<Order> {
  const now = new Date();
  const [items, events, itemEvents, claims, receipts, report, addressOf, doorShut, parcelReturn] =
    await Promise.all([
      readItems(db, order.id),
      readEvents(db, order.id),
      readItemSteps(db, order.id),
      claimsOf(db, order.id, now),
      readReceipts(db, order.id),
      findOpenDoorReport(db, order.id),
      pictureAddresses(db, now),
      readDoorShut(db, order, caller, token),
      isOff(order.status) && hasOneThing(order.kind) ? findParcelReturn(db, order.id) : undefined,
    ]);
  const { person } = caller;
  const actions = actionsFor(moversOf(person, token, order), order, items);
  const doorReport = report && maySeeReport(person, report) ? report : undefined;
  const history = { events, itemEvents, claims, receipts, doorReport, doorShut, parcelReturn };
  const whole = { order, items, ...history, actions };
  return viewOrder({ ...whole, mayKnowPin: mayKnowPin(person, token, order) }, addressOf, now);
}

/** Read while the order waits for money online, for people who could pay it at the door instead. */
async function readDoorShut(
  db: Db,
  order: OrderRow,
  caller: Caller,
  token: string | null,
): Promise<Order['doorShut']> {
  const waits = order.status === 'placed' && order.payWay === 'online';
  if (!waits || !standsForCustomer(caller.person, token, order)) return null;
  const { marketId, customerPhone: phone, accountId } = order;
  const about = { marketId, items: [], phone, accountId, deviceHash: nameDevice(caller) };
  return doorShutOf(order.ceilingKobo, await readQuoteFacts(db, about));
}

/** The same after a command of this transaction has changed it. */
export async function readWhole(db: Db, code: string, caller: Caller, token: string | null): Promise<Order> {
  const order = await findOrder(db, code);
  if (order === undefined) throw new Error('an order that was just written is not there');
  return wholeOf(db, order, caller, token);
}
