import { asKobo } from '#contract/kobo.ts';
import { findItem } from '#contract/orders/run/endpoints.ts';
import { priceRules } from '#contract/orders/schema.ts';
import { lineOf } from '#test/factories/orders.ts';
import { seenBy, stepOf } from '#test/factories/run.ts';
import { floatOf, moneyStands } from '../house/money.ts';
import { firstLineOf, takenOrder } from '../house/orders.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const yamKobo = asKobo(700_000);

/** Next to nothing of ten tubers is sold as short, for the price of all. */
export async function sellASliver(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  for (const priceRule of isShort ? priceRules.slice(0, 1) : priceRules) {
    const items = [
      lineOf('yam', { raw: '10 tubers yam', quantity: 10, measure: 'tuber', capKobo: yamKobo, priceRule }),
    ];
    const taken = await takenOrder(house, { wanted: { items, payWay: 'online' } });
    const { agent, placed, customer } = taken;
    const floatBefore = await floatOf(agent);
    const sells = (quantity: number, paidKobo: number = yamKobo) => {
      const sold = { itemId: firstLineOf(taken).id, quantity, paidKobo, pictureId: null };
      return agent.client.try(findItem, { ...stepOf(placed), ...sold });
    };
    notes.refused(`${priceRule}: 0.000001 of 10`, await sells(0.000001), 'bad-input');
    notes.refused('0.001 of 10', await sells(0.001), 'ask-first');
    notes.refused('0.001 of 10 for its part of the money', await sells(0.001, 70), 'ask-first');
    notes.refused('4.9 of 10', await sells(4.9, 300_000), 'ask-first');
    const { items: lines } = await seenBy(customer, placed);
    notes.is(
      'its line',
      lines.map(({ status, paidKobo }) => [status, paidKobo]),
      [['requested', null]],
    );
    notes.is('taken from the float', floatBefore - (await floatOf(agent)), 0);
    await moneyStands(notes, house, taken);
  }
  return notes;
}
