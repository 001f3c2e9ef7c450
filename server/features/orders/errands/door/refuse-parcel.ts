import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/errands/door-endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { reachDoor } from '#server/features/orders/delivery/reach-door.ts';
import { momentOf } from '#server/features/orders/delivery/step-moment.ts';
import { moveAsAgent } from '#server/features/orders/order/transition.ts';
import { agentStep } from '#server/features/orders/run/agent-step.ts';
import { setDoorPicture } from './store-parcel.ts';

/** The receiver said no to a parcel: nobody waits or rings, and it goes back. */
export function refuseParcel(
  db: Db,
  input: InputOf<typeof endpoints.refuseParcel>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refuseParcel>> {
  return agentStep(db, endpoints.refuseParcel, input, caller, async (step) => {
    const { transaction, order, agentId, at } = step;
    if (order.status !== 'on_the_way' || order.kind !== 'carry') return 'out-of-turn';
    if (!(await attachPictures(transaction, [input.pictureId], agentId, at))) return 'no-such-picture';
    await reachDoor(step, await momentOf(step));
    await setDoorPicture(transaction, order.id, input.pictureId);
    if (await moveAsAgent(step, 'fail', input.reason))
      throw new Error('a parcel at its door could not be refused');
    await raiseAlarm(transaction, { kind: 'delivery-failed', orderId: order.id, about: input.reason });
    return undefined;
  });
}
