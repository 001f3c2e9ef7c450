import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { itemStep } from '../run/agent-step.ts';
import { buyItem, outcomeOf, payRefusal, shoppingItem, verdictFor } from './buy-item.ts';

/** Bought, as the customer's rule lets the agent buy, out of the agent's float. */
export function findItem(
  db: Db,
  input: InputOf<typeof endpoints.findItem>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.findItem>> {
  return itemStep(db, endpoints.findItem, input, caller, async (step, lines) => {
    if (!shoppingItem('find', step.order, lines.item)) return 'out-of-turn';
    const { quantity, paidKobo, pictureId } = input;
    const verdict = verdictFor(step.order, lines, {
      quantity,
      measure: lines.item.measure,
      priceKobo: paidKobo,
    });
    if (verdict.do === 'ask') return 'ask-first';
    if (verdict.do === 'buy-less') return 'above-budget';
    const pictures = pictureId === null ? [] : [pictureId];
    const refusal = await payRefusal(step, paidKobo, pictures);
    if (refusal !== undefined) return refusal;
    const { name, measure } = lines.item;
    await buyItem(
      { ...step, mover: 'agent', actorId: step.agentId, itemId: lines.item.id, step: 'find', pictures },
      { name, measure, quantity, priceKobo: paidKobo },
      outcomeOf('find', lines.item, quantity),
    );
    return undefined;
  });
}
