import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { isBefore } from '#contract/orders/lifecycle.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { readGoodsInHand } from '../money/store-returns.ts';
import { inNaira } from '../money/view.ts';
import { agentStep } from '../run/agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';

/** The agent cannot go on: everything goes back to the customer, and the goods come back from the agent. */
export function cancelRunOrder(
  db: Db,
  input: InputOf<typeof endpoints.cancelRunOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.cancelRunOrder>> {
  return agentStep(db, endpoints.cancelRunOrder, input, caller, async (step) => {
    if (!isBefore(step.order.status, 'picked_up')) return 'out-of-turn';
    const refusal = await moveAsAgent(step, 'cancel', input.reason);
    if (refusal !== undefined) return refusal;
    const { transaction, order } = step;
    const boughtKobo = (await readGoodsInHand(transaction, order.id)).reduce(
      (sum, { kobo }) => sum + kobo,
      0,
    );
    const about = boughtKobo === 0 ? input.reason : `${inNaira(asKobo(boughtKobo))} · ${input.reason}`;
    await raiseAlarm(transaction, { kind: 'agent-cancelled', orderId: order.id, about });
    return undefined;
  });
}
