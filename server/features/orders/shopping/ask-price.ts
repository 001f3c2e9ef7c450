import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { itemStep } from '../run/agent-step.ts';
import { ask } from './ask-customer.ts';
import { shoppingItem, verdictFor } from './buy-item.ts';

/** Asks about a price; never where the customer's rule has answered already. */
export function askPrice(
  db: Db,
  input: InputOf<typeof endpoints.askPrice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.askPrice>> {
  return itemStep(db, endpoints.askPrice, input, caller, async (step, lines) => {
    const { order } = step;
    const { item } = lines;
    if (!shoppingItem('askPrice', order, item)) return 'out-of-turn';
    const { quantity, priceKobo, pictureId } = input;
    const verdict = verdictFor(order, lines, { quantity, measure: item.measure, priceKobo });
    if (verdict.do === 'buy-less') return 'above-budget';
    if (verdict.do === 'buy' && (item.priceRule ?? order.priceRule) !== 'ask-me-first') return 'out-of-turn';
    const { name, measure } = item;
    return ask(step, lines, { kind: 'price', offer: { name, measure, quantity, priceKobo }, pictureId });
  });
}
