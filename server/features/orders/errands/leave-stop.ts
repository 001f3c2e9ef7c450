import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/orders/errands/endpoints.ts';
import { courseOf, hasOneThing } from '#contract/orders/errands/course.ts';
import { waitedSteps } from '#contract/orders/errands/waiting.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { dropAlarms } from '../alarms/raise-alarm.ts';
import { closeBill, moveBySystem } from '../delivery/close-bill.ts';
import { stepTimeOf, seenAtStopAt, type StepTime } from '../delivery/step-time.ts';
import { withdrawDoorReports } from '../delivery/door-reports/store.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { payRefusal } from '../shopping/buy-item.ts';
import { readItems, type ItemRow } from '../order/store.ts';
import { giveBackLateFee } from './late-at-stop.ts';
import { resolveOneThing } from './resolve-one-thing.ts';
import { setLeft } from './store-leaving.ts';

type Left = InputOf<typeof endpoints.leaveStop>;

/** Leaves the stop with the parcel, or with the proof of what was done; what brings nothing is delivered with it. */
export function leaveStop(
  db: Db,
  input: Left,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.leaveStop>> {
  return agentStep(db, endpoints.leaveStop, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'shopping' || !hasOneThing(order.kind)) return 'out-of-turn';
    const [item] = await readItems(transaction, order.id);
    if (item === undefined) throw new Error(`${order.code} has no line`);
    const refusal = receiptRefusal(step, item, input) ?? (await proofRefusal(step, input));
    if (refusal !== undefined) return refusal;
    const { laidOutKobo, pictureId, givenBy } = input;
    await resolveOneThing(step, item, { laidOutKobo, pictureId });
    const stepTime = await stepTimeOf(step);
    const waited = waitedSteps(await waitedAt(step, stepTime), order.waitSteps);
    await setLeft(transaction, order.id, { givenBy, waitedSteps: waited });
    await withdrawDoorReports(transaction, order.id);
    await dropAlarms(transaction, order.id, ['attempt-to-confirm']);
    await closeBill(step, { ...input, paidKobo: laidOutKobo ?? asKobo(0) });
    if (courseOf(order) !== 'do-there') return undefined;
    await giveBackLateFee(step, stepTime);
    await moveBySystem(step, 'deliver', null);
    return undefined;
  });
}

/** A parcel has a giver and costs nothing; a task costs at most what its line allows, with its receipt. */
function receiptRefusal({ order }: RunStep, item: ItemRow, { givenBy, laidOutKobo, ...receipts }: Left) {
  if (order.kind === 'carry' && givenBy === null) return 'needs-giver';
  const mostKobo = order.kind === 'do' ? (item.capKobo ?? 0) : 0;
  if ((laidOutKobo ?? 0) > mostKobo) return 'above-budget';
  const isUnproven = receipts.receipts.length === 0 && receipts.waivedReason === null;
  return laidOutKobo !== null && isUnproven ? 'needs-receipt' : undefined;
}

function proofRefusal(step: RunStep, { laidOutKobo, pictureId, receipts }: Left) {
  return payRefusal(step, laidOutKobo ?? asKobo(0), [pictureId, ...receipts]);
}

/** The wait since the phone was first seen at the stop; a phone that was not seen there waits for nothing. */
async function waitedAt(step: RunStep, { at }: StepTime): Promise<number> {
  const { stopReachedAt } = step.order;
  if (stopReachedAt === null) return 0;
  const since = await seenAtStopAt(step, stopReachedAt);
  if (since === undefined) return 0;
  // Earlier by the phone's own word it can only cost less; a clock that has it leave before it came is wrong.
  const { phoneAt } = step;
  const until = phoneAt !== null && phoneAt >= stopReachedAt && phoneAt < at ? phoneAt : at;
  return Math.max(0, until.getTime() - since.getTime());
}
