import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { FeePart } from '#contract/orders/fees/delivery-fee.ts';
import { shortNaira } from '#web/lib/format/money.ts';

type Copy = TrackingCopy['bill']['feeParts'];

/** The fee's name and, where it has more than its base, why it is as high: "Delivery: 4 km ₦700, heavy bag ₦200". */
export function deliveryLabel(name: string, parts: readonly FeePart[] | null, copy: Copy): string {
  if (!parts || parts.every(({ kind }) => kind === 'base')) return name;
  const hasBase = parts.some(({ kind }) => kind === 'base');
  return `${name}: ${parts.map((part) => partText(part, hasBase, copy)).join(', ')}`;
}

function partText(part: FeePart, hasBase: boolean, copy: Copy): string {
  const money = shortNaira(part.kobo);
  switch (part.kind) {
    case 'base':
      return copy.base(money);
    case 'kilometres':
      return (hasBase ? copy.furtherKilometres : copy.kilometres)(part.count, money);
    case 'load':
      return copy.load[part.class](money);
    case 'zone':
      return copy.zone(money);
    case 'waiting':
      return copy.waiting(part.count, money);
  }
}
