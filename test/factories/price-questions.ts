import { asKobo } from '#contract/kobo.ts';
import type { PriceRule } from '#contract/orders/schema.ts';
import { bringPhoto } from './claims.ts';
import { lineOf } from './orders.ts';
import { runAt, seenBy, type Run } from './run.ts';
import type { World } from '../world.ts';

/** A run that shops one line, capped at ₦1,000; under its ceiling there is room for ₦1,200. */
export function runOfOneLine(
  world: World,
  given: Parameters<typeof lineOf>[1] = {},
  priceRule: PriceRule = 'ask-me-first',
  other: Partial<Parameters<typeof runAt>[2]> = {},
): Promise<Run> {
  const items = [lineOf('garri', { quantity: 2, measure: 'paint', ...given })];
  return runAt(world, 'shopping', { wanted: { items, priceRule }, ...other });
}

/** The agent asks about the first line's price, with a photo of it. */
export async function askAbout({ steps, agent, line }: Run, price: number, quantity = 2) {
  const pictureId = await bringPhoto(agent.client);
  return steps.askPrice({ itemId: line(0).id, quantity, priceKobo: asKobo(price), pictureId });
}

/** The first line, as its customer sees it. */
export async function firstLine({ customer, placed }: Pick<Run, 'customer' | 'placed'>) {
  const [item] = (await seenBy(customer, placed)).items;
  if (item === undefined) throw new Error('an order without a line');
  return item;
}
