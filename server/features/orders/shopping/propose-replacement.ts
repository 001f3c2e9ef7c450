import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { itemStep } from '../run/agent-step.ts';
import { ask } from './ask-customer.ts';
import { buyItem, outcomeOf, payRefusal, shoppingItem, verdictFor } from './buy-item.ts';

/** Replaces an item: bought at once where the customer wants no question and the price is right, else asked about. */
export function proposeReplacement(
  db: Db,
  input: InputOf<typeof endpoints.proposeReplacement>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.proposeReplacement>> {
  return itemStep(db, endpoints.proposeReplacement, input, caller, async (step, lines) => {
    const { item } = lines;
    if (!shoppingItem('proposeReplacement', step.order, item)) return 'out-of-turn';
    if (item.replacement === 'none') return 'no-replacement';
    const { name, quantity, measure, priceKobo, pictureId } = input;
    const offer = { name, quantity, measure, priceKobo };
    const verdict = verdictFor(step.order, lines, offer);
    if (verdict.do === 'buy-less') return 'above-budget';
    if (verdict.do === 'ask' || item.replacement === 'ask')
      return ask(step, lines, { kind: 'replacement', offer, pictureId });
    const refusal = await payRefusal(step, priceKobo, [pictureId]);
    if (refusal !== undefined) return refusal;
    const buying = { ...step, mover: 'agent', actorId: step.agentId, itemId: item.id } as const;
    await buyItem(
      { ...buying, step: 'replace', pictures: [pictureId] },
      offer,
      outcomeOf('replace', item, item.quantity),
    );
    return undefined;
  });
}
