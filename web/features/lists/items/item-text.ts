import type { OrderCopy } from '#contract/copy/order/en.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { WantedItem } from '#contract/orders/schema.ts';
import { worthOf } from '#contract/orders/shopping/own-money.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** A quantity as it is written on paper: 0.5 is ½ and 2.5 is 2½. */
export function quantityText(quantity: number): string {
  const whole = Math.floor(quantity);
  const fraction = fractions[String(quantity - whole)];
  if (fraction === undefined) return String(Math.round(quantity * 1000) / 1000);
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

/** Quantity as text: `2 paint`, `½ mudu`, `3`. */
export function amountText(
  { quantity, measure }: { quantity: number; measure: Measure | null },
  copy: Pick<OrderCopy, 'measure'>,
): string {
  const count = quantityText(quantity);
  return measure === null ? count : `${count} ${copy.measure(measure, quantity)}`;
}

/** The parts of an item that its reader may know. */
type Asked = Parameters<typeof worthOf>[0] & { name: string };

type AskedCopy = Pick<OrderCopy, 'measure' | 'worth'>;

/** The amount and worth on either side of an item's name: `2 paint` garri, pepper `₦500 own`. */
export function askedParts(item: Asked, copy: AskedCopy): { amount: string; worth: string } {
  const worthKobo = worthOf(item);
  // Without the text of a line, one piece cannot be told from a sum of money’s worth.
  const isUncounted = item.raw === undefined && item.quantity === 1 && item.measure === null;
  if (isUncounted) return { amount: '', worth: '' };
  return worthKobo === null
    ? { amount: amountText(item, copy), worth: '' }
    : { amount: '', worth: copy.worth(shortNaira(worthKobo)) };
}

/** An item as it was asked for, in one line: `2 paint garri`, `pepper · ₦500 own`. */
export function askedText(item: Asked, copy: AskedCopy): string {
  const { amount, worth } = askedParts(item, copy);
  return worth === '' ? `${amount} ${item.name}`.trim() : `${item.name} · ${worth}`;
}

/** A thing as a line of a list that reads back as the same thing. */
export function lineOf(want: WantedItem): string {
  const { quantity, measure, name, note, capKobo } = want;
  const worthKobo = worthOf(want);
  const amount = measure === null ? String(quantity) : `${quantity} ${measure}`;
  const inBrackets = note === '' ? '' : ` (${note.replace(/[()]/g, ' ')})`;
  if (worthKobo !== null) return `${name}${inBrackets} ₦${nairaText(worthKobo)}`;
  return `${amount} ${name}${inBrackets}${capKobo === null ? '' : ` at ₦${nairaText(capKobo)}`}`;
}
