import type { OrderCopy } from '#contract/copy/order/en.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { WantedItem } from '#contract/orders/schema.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** A quantity as it is written on paper: 0.5 is ½ and 2.5 is 2½. */
export function quantityWords(quantity: number): string {
  const whole = Math.floor(quantity);
  const fraction = fractions[String(quantity - whole)];
  if (fraction === undefined) return String(Math.round(quantity * 1000) / 1000);
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

/** How much of it: `2 paint`, `½ mudu`, `3`. */
export function amountWords(
  { quantity, measure }: { quantity: number; measure: Measure | null },
  words: Pick<OrderCopy, 'measure'>,
): string {
  const count = quantityWords(quantity);
  return measure === null ? count : `${count} ${words.measure(measure, quantity)}`;
}

/** A thing as a line of a list that reads back as the same thing. */
export function lineOf({ quantity, measure, name, note, capKobo }: WantedItem): string {
  const amount = measure === null ? String(quantity) : `${quantity} ${measure}`;
  const said = note === '' ? '' : ` (${note.replace(/[()]/g, ' ')})`;
  return `${amount} ${name}${said}${capKobo === null ? '' : ` at ₦${nairaText(capKobo)}`}`;
}
