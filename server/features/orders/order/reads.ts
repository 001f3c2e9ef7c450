import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { cancellationOf } from '#contract/orders/cancelling.ts';
import { readLastDigits, readOrderCode } from '#contract/orders/code.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { inTurn } from '#server/throttle/in-turn.ts';
import { takeTry, type Throttled } from '#server/throttle/throttle.ts';
import {
  actionsFor,
  cancellable,
  lookTries,
  mayKnowPin,
  maySee,
  maySeeReport,
  moversOf,
  standsForCustomer,
} from '../policy.ts';
import { claimsOf } from '../claims/list-claims-waiting.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { findOpenDoorReport } from '../delivery/door-reports/store.ts';
import { readItemSteps } from '../shopping/store-items.ts';
import { findTracked } from './store-summaries.ts';
import { readReceipts } from '../run/store.ts';
import { findOrder, readEvents, readItems, type OrderRow } from './store.ts';
import { viewOrder, viewTracked } from './view.ts';

/** The whole order, for its customer, whoever holds its link, and those who look after orders. */
export async function showOrder(
  db: Db,
  { code, token }: InputOf<typeof endpoints.showOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showOrder>> {
  const order = await findOrder(db, code);
  if (order === undefined || !maySee(caller.person, token, order)) return notFound(db, code, caller);
  return { ok: true, value: await wholeOf(db, order, caller, token) };
}

/** Status, ETA and checklist by code and the end of a phone number; never tells which half was wrong. */
export async function trackOrder(
  db: Db,
  written: InputOf<typeof endpoints.trackOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.trackOrder>> {
  const code = readOrderCode(written.code) ?? written.code.toUpperCase();
  const { code: atCode, address } = lookTries(code, caller);
  const tries = [atCode, address];
  // One after the other, so that many guesses at once cannot slip through between a look and the counting of it.
  return inTurn(code, async () => {
    const lastDigits = readLastDigits(written.digits) ?? '';
    const { order, waitSeconds } = await findTracked(db, { code, lastDigits, tries });
    if (waitSeconds > 0) return { ok: false, reason: 'too-many-tries', retryAfterSeconds: waitSeconds };
    if (order !== undefined) return { ok: true, value: viewTracked(order, new Date()) };
    const counted = await takeTry(db, tries);
    return counted.ok ? { ok: false, reason: 'no-such-order' } : counted;
  });
}

/** What cancelling now would give back and leave owed, said before it is done. */
export async function previewCancel(
  db: Db,
  { code, token }: InputOf<typeof endpoints.previewCancel>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewCancel>> {
  const order = await findOrder(db, code);
  if (order === undefined || !standsForCustomer(caller.person, token, order))
    return notFound(db, code, caller);
  const cancellation = cancellationOf(cancellable(order, await readItems(db, order.id)), 'customer');
  return cancellation === undefined ? { ok: false, reason: 'too-late' } : { ok: true, value: cancellation };
}

/** A look at what is not theirs, or is not at all: the same answer, and it is counted. */
export async function notFound(
  db: Db,
  code: string,
  caller: Caller,
): Promise<Exclude<Throttled, { ok: true }> | { ok: false; reason: 'not-found' }> {
  const tries = lookTries(code, caller);
  const taken = await takeTry(db, [tries.code, tries.address]);
  return taken.ok ? { ok: false, reason: 'not-found' } : taken;
}

/** An order with its lines and its story, as this person sees it. */
export async function wholeOf(db: Db, order: OrderRow, caller: Caller, token: string | null): Promise<Order> {
  const now = new Date();
  const [items, events, itemEvents, claims, receipts, report, addressOf] = await Promise.all([
    readItems(db, order.id),
    readEvents(db, order.id),
    readItemSteps(db, order.id),
    claimsOf(db, order.id, now),
    readReceipts(db, order.id),
    findOpenDoorReport(db, order.id),
    pictureAddresses(db, now),
  ]);
  const { person } = caller;
  const actions = actionsFor(moversOf(person, token, order), order, items);
  const doorReport = report && maySeeReport(person, report) ? report : undefined;
  const whole = { order, items, events, itemEvents, claims, receipts, doorReport, actions };
  return viewOrder({ ...whole, mayKnowPin: mayKnowPin(person, token, order) }, addressOf, now);
}

/** The same after a command of this transaction has changed it. */
export async function readWhole(db: Db, code: string, caller: Caller, token: string | null): Promise<Order> {
  const order = await findOrder(db, code);
  if (order === undefined) throw new Error('an order that was just written is not there');
  return wholeOf(db, order, caller, token);
}
