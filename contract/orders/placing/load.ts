import { gramsOfLine, gramsOfList, type Weighed } from '#contract/lists/load/load-class.ts';
import type { WantedItem } from '../schema.ts';
import { worthOf } from '../shopping/own-money.ts';

/** The known weight of a list. A sum of money worth has a quantity that counts nothing, and weighs what nobody knows. */
export function gramsOfItems<Item extends Pick<WantedItem, 'quantity' | 'measure' | 'capKobo' | 'raw'>>(
  items: readonly Item[],
  weighedAs: (item: Item, place: number) => Weighed | undefined,
): number {
  const lines = items.map((item, place) => {
    const weighed = weighedAs(item, place);
    if (weighed === undefined || worthOf(item) !== null) return null;
    return gramsOfLine({ quantity: item.quantity, ...weighed });
  });
  return gramsOfList(lines);
}
