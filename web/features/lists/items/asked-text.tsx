import type { OrderCopy } from '#contract/copy/order/en.ts';
import { classNames } from '#web/ui/class-names.ts';
import { askedParts } from './item-text.ts';

interface Props {
  item: Parameters<typeof askedParts>[0];
  copy: Pick<OrderCopy, 'measure' | 'worth'>;
  isStruck?: boolean;
}

/** An item as it was asked for, with its name in bold. Its own money stands in the place of a count. */
export function AskedText({ item, copy, isStruck = false }: Props) {
  const { amount, worth } = askedParts(item, copy);
  return (
    <>
      {amount !== '' && <span className="text-ink-soft">{amount} </span>}
      <span className={classNames('font-extrabold wrap-anywhere', isStruck && 'line-through')}>
        {item.name}
      </span>
      {worth !== '' && <span className="text-ink-soft"> · {worth}</span>}
    </>
  );
}
