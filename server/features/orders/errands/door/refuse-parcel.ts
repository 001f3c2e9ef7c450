import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/errands/door-endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { failAsAgent } from '#server/features/orders/delivery/fail-as-agent.ts';
import { reachDoor } from '#server/features/orders/delivery/reach-door.ts';
import { reportNotOpened } from '#server/features/orders/delivery/door-reports/make-report.ts';
import { stepTimeOf, onTheWaySince, wasSeenAtDoor } from '#server/features/orders/delivery/step-time.ts';
import { agentStep, type RunStep } from '#server/features/orders/run/agent-step.ts';
import { isChosen } from '../chosen-reason.ts';
import { setDoorPicture } from './store-parcel.ts';

/**
 * The receiver refused a parcel: nobody waits or rings, and it goes back. Where the phone was not seen there, or the
 * parcel is broken, an admin decides who pays.
 */
export function refuseParcel(
  db: Db,
  input: InputOf<typeof endpoints.refuseParcel>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refuseParcel>> {
  return agentStep(db, endpoints.refuseParcel, input, caller, async (step) => {
    const { transaction, order, agentId, at } = step;
    if (order.status !== 'on_the_way' || order.kind !== 'carry') return 'out-of-turn';
    if (!(await attachPictures(transaction, [input.pictureId], agentId, at))) return 'no-such-picture';
    await reachDoor(step, await stepTimeOf(step));
    await setDoorPicture(transaction, order.id, input.pictureId);
    if (isBroken(input.reason) || !(await wasSeenSinceSettingOff(step))) {
      await reportNotOpened(step, input.reason);
      return undefined;
    }
    if (await failAsAgent(step, input.reason)) throw new Error('a parcel at its door could not be refused');
    return undefined;
  });
}

function isBroken(reason: string): boolean {
  return isChosen(reason, ({ door }) => door.refuseReasons.broken);
}

async function wasSeenSinceSettingOff(step: RunStep): Promise<boolean> {
  const since = onTheWaySince(step);
  return since !== null && wasSeenAtDoor(step, since);
}
