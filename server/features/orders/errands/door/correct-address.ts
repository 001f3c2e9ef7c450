import type { InputOf, Outcome, OutcomeOf, RefusalOf, ReplyOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { vatInside } from '#contract/ledger/vat.ts';
import { atDoorKm } from '#contract/orders/delivery/door.ts';
import { courseOf } from '#contract/orders/errands/course.ts';
import { correctAddress as endpoint } from '#contract/orders/errands/door-endpoints.ts';
import type { NewWayFee } from '#contract/orders/errands/new-way-fee.ts';
import { isBefore, isUnderWay } from '#contract/orders/lifecycle.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import { doerOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms } from '#server/features/orders/alarms/raise-alarm.ts';
import { withdrawDoorReports } from '#server/features/orders/delivery/door-reports/store.ts';
import { notFound, readWhole } from '#server/features/orders/order/read-order.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';
import { readDoorTrust } from '#server/features/orders/placing/store.ts';
import { priceNewWay, type NewWay } from './price-new-way.ts';
import { speakerOf } from './speaker.ts';
import { setAddress, setNewWay } from './store-address.ts';

type Written = InputOf<typeof endpoint>;
type Refusal = Exclude<RefusalOf<typeof endpoint>, 'same-id-other-body' | 'too-many-tries'>;
type Reply = ReplyOf<typeof endpoint>;

/** Another door for an errand: near the old one for nothing, else for a fee that wants a yes. */
export async function correctAddress(
  db: Db,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const outcome = await answerOnce<Reply, Refusal>(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => endpoint.reply.parse(written),
    (transaction) => correct(transaction, input, caller),
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, input.code, caller) : outcome;
}

async function correct(
  transaction: Db,
  input: Written,
  caller: Caller,
): Promise<Outcome<{ subject: string; reply: Reply }, Refusal>> {
  const { code, token, agreedFeeKobo } = input;
  const order = await lockOrder(transaction, code);
  const speaker = order && speakerOf(caller.person, token, order);
  if (order === undefined || speaker === undefined) return { ok: false, reason: 'not-found' };
  if (!hasDoorToCome(order)) return { ok: false, reason: 'out-of-turn' };
  if (order.version !== input.version) return { ok: false, reason: 'changed-meanwhile' };
  const way = await priceNewWay(transaction, order, input.address);
  if (way === undefined) return { ok: false, reason: 'outside-area' };
  const asked = feeOf(order, way);
  const wantsYes = way.moreKobo > 0 && agreedFeeKobo !== asked.deliveryFeeKobo;
  if (!wantsYes) {
    if (await isAboveCap(transaction, order, way)) return { ok: false, reason: 'above-delivery-cap' };
    await move(transaction, order, way, input);
    if (speaker === 'admin') await record(transaction, order, way, caller);
  }
  const seen = await readWhole(transaction, code, caller, token);
  return { ok: true, value: { subject: order.id, reply: { order: seen, asks: wantsYes ? asked : null } } };
}

/** An order that waits for its money online has named its sum already. */
function hasDoorToCome(order: OrderRow): boolean {
  const course = courseOf(order);
  const isErrand = course !== 'market' && course !== 'do-there';
  return isErrand && isUnderWay(order.status) && order.status !== 'placed';
}

function feeOf({ feeWaitKobo }: OrderRow, { fee, moreKobo, ceilingKobo }: NewWay): NewWayFee {
  const deliveryFeeKobo = asKobo(fee.kobo + feeWaitKobo);
  return { deliveryFeeKobo, deliveryParts: fee.parts, moreKobo, ceilingKobo };
}

/** More than was paid beforehand is paid at the door, within the cap there. */
async function isAboveCap(transaction: Db, order: OrderRow, way: NewWay): Promise<boolean> {
  if (way.moreKobo === 0) return false;
  const { settings, trust } = await readDoorTrust(transaction, order.id);
  const isBilled = !isBefore(order.status, 'ready_for_delivery');
  const atDoorKobo = isBilled ? order.owedKobo + way.moreKobo : way.ceilingKobo - order.heldKobo;
  return atDoorKobo > deliveryCap(settings, trust);
}

async function move(transaction: Db, order: OrderRow, way: NewWay, input: Written): Promise<void> {
  const isAnotherDoor = way.kilometres > atDoorKm;
  const { goal, feeDoor, moreMinutes } = way;
  const address = { address: input.address, goal, feeDoor, moreMinutes, isAnotherDoor };
  await setAddress(transaction, order.id, address);
  if (isAnotherDoor) {
    await withdrawDoorReports(transaction, order.id);
    await dropAlarms(transaction, order.id, ['attempt-to-confirm']);
  }
  if (way.moreKobo > 0) await charge(transaction, order, way, input.clientRequestId);
  await writeEvent(transaction, happenedOf(order, 'order.addressCorrected', { version: order.version }));
}

/** A bill that stands grows by a movement of its own; before that the order's fee is all there is. */
async function charge(transaction: Db, order: OrderRow, way: NewWay, addedId: string): Promise<void> {
  await setNewWay(transaction, order.id, way);
  if (isBefore(order.status, 'ready_for_delivery')) return;
  const { id: orderId, vatPermille, deliveryFeeKobo: beforeKobo } = order;
  const afterKobo = asKobo(beforeKobo + way.moreKobo);
  const vatKobo = asKobo(vatInside(afterKobo, vatPermille) - vatInside(beforeKobo, vatPermille));
  const added = { addedId, deliveryFeeKobo: way.moreKobo, vatKobo };
  await mustPost(transaction, { what: 'fee-added', orderId, ...added }, null);
}

function record(transaction: Db, order: OrderRow, way: NewWay, caller: Caller): Promise<void> {
  return recordChange(transaction, doerOf(caller), {
    action: endpoint.name,
    noun: 'orders',
    subject: order.id,
    before: { area: order.area, deliveryFeeKobo: order.deliveryFeeKobo },
    after: { area: way.goal.area, moreKobo: way.moreKobo },
  });
}
