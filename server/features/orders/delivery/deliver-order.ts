import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { changeRule, mostPinTries } from '#contract/orders/delivery/door.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { keep } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { setDoorPicture } from '../errands/door/store-parcel.ts';
import { bookCash, owedAtDoor } from '../money/postings.ts';
import { reportDelivered, reportRefused } from './door-reports/make-report.ts';
import { reachDoor } from './reach-door.ts';
import { stepTimeOf, onTheWaySince, type StepTime } from './step-time.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';
import { hasUnconfirmed } from './door-reports/store.ts';
import { nameOf } from '../order/store-transition.ts';
import { countPinTry } from '../run/store.ts';
import { readItems } from '../order/store.ts';

type Handed = InputOf<typeof endpoints.deliverOrder>;

/** Delivers against the PIN, or a parcel for a photo where its sender allowed that, with the cash counted in full. */
export function deliverOrder(
  db: Db,
  input: Handed,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deliverOrder>> {
  return agentStep(db, endpoints.deliverOrder, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'on_the_way') return 'out-of-turn';
    const items = await readItems(transaction, order.id);
    if (items.some(({ question }) => question !== null)) return 'rejection-open';
    const { photoId = null } = input;
    if (photoId !== null && !order.leavesWithPhoto) return 'pin-needed';
    const stepTime = await stepTimeOf(step);
    await reachDoor(step, stepTime);
    const isRight = photoId !== null || input.pin === order.pin;
    const isOffline = input.typedOffline && isTypedInSilence(step, stepTime);
    const wrong = await pinRefusal(step, input, { isRight, isOffline });
    // The agent stands at the door whatever becomes of the PIN and the money.
    if (wrong !== undefined) return keep(wrong);
    const refusal = await cashRefusal(step, input.cash);
    if (refusal !== undefined) return keep(refusal);
    if (photoId !== null && !(await storeDoorPhoto(step, photoId))) return keep('no-such-picture');
    const isDoubted = !isRight || (isOffline && (await hasUnconfirmed(transaction, step.agentId)));
    if (await moveAsAgent(step, 'deliver')) throw new Error('an order at its door could not be delivered');
    await bookTakenCash(step, input.cash);
    if (isDoubted) await reportDelivered(step);
    return undefined;
  });
}

/** A photo stands in for the PIN of a parcel whose sender allowed it. */
async function storeDoorPhoto(
  { transaction, order, agentId, at }: RunStep,
  photoId: string,
): Promise<boolean> {
  const isThere = await attachPictures(transaction, [photoId], agentId, at);
  if (isThere) await setDoorPicture(transaction, order.id, photoId);
  return isThere;
}

/** The PIN was typed on the way, while the server received nothing from the phone. */
function isTypedInSilence(step: RunStep, { at, isReplayed }: StepTime): boolean {
  const since = onTheWaySince(step);
  return isReplayed && since !== null && at >= since;
}

/**
 * A wrong PIN is counted although it is refused; after the last try only an admin can deliver. The first one that was
 * typed while the phone was silent is not refused: nobody stands at the door any more to type it again.
 */
async function pinRefusal(
  step: RunStep,
  { clientRequestId, pin, typedOffline, cash }: Handed,
  { isRight, isOffline }: { isRight: boolean; isOffline: boolean },
) {
  const { transaction, order, agentId } = step;
  if (order.pinTries >= mostPinTries) return 'pin-locked';
  if (isRight || (isOffline && order.pinTries === 0)) return undefined;
  const tries = await countPinTry(transaction, order.id, `${clientRequestId} ${pin ?? ''}`);
  if (typedOffline) await reportRefused(step, Math.max(0, netCashOf(cash)));
  if (tries < mostPinTries) return 'wrong-pin';
  const about = await nameOf(transaction, agentId);
  await raiseAlarm(transaction, { kind: 'pin-locked', orderId: order.id, about });
  return 'pin-locked';
}

/** The cash that stays covers what is owed; a guest has no credit for change, and nobody for much of it. */
async function cashRefusal(
  { transaction, order }: RunStep,
  cash: Handed['cash'],
): Promise<'cash-short' | 'change-owed' | 'change-too-high' | undefined> {
  const owedKobo = await owedAtDoor(transaction, order.id);
  const netCashKobo = netCashOf(cash);
  if (netCashKobo < owedKobo) return 'cash-short';
  if (netCashKobo > owedKobo && order.accountId === null) return 'change-owed';
  return changeRule(netCashKobo - owedKobo) === 'count-again' ? 'change-too-high' : undefined;
}

async function bookTakenCash({ transaction, order, agentId }: RunStep, cash: Handed['cash']): Promise<void> {
  const netCashKobo = netCashOf(cash);
  if (netCashKobo > 0) await bookCash(transaction, order, { agentId, cashKobo: asKobo(netCashKobo) });
}

function netCashOf(cash: Handed['cash']): number {
  return cash === null ? 0 : cash.takenKobo - cash.changeKobo;
}
