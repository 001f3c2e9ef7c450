import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import { readPhone } from '#contract/phone.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { wantedItems } from '#web/features/lists/items/draft-item.ts';
import { etaText } from '../order/when.ts';
import type { Draft } from '../placing/draft.ts';
import { stepName, type DraftPart } from '../placing/parts.ts';
import { endsThere, wantsOf } from '../placing/errand/one-thing.ts';
import { FoldedPart } from './section.tsx';

/** A part that is done, in one line. */
export function ComposerFolded({
  part,
  draft,
  onChange,
}: {
  part: DraftPart;
  draft: Draft;
  onChange: () => void;
}) {
  const copy = useCatalogue(orderCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const markets = useQuery(marketsQuery).data;
  const values: Readonly<Record<DraftPart, () => ReactNode>> = {
    list: () => (hasOneThing(draft.kind) ? (wantsOf(draft)[0]?.name ?? '') : listed(draft, copy.fold.things)),
    market: () => {
      const { name: shop, area } = draft.shop;
      const name =
        draft.kind === 'market'
          ? (markets?.find(({ id }) => id === draft.marketId)?.name ?? copy.fold.chosen)
          : [shop.trim(), area].filter(Boolean).join(', ');
      const window = windowRange(draft.window === null ? null : new Date(draft.window));
      return window === null ? name : wholeLine(`${name} · ${etaText(window, now, tracking)}`);
    },
    where: () =>
      endsThere(draft)
        ? copy.errand.endsThere
        : [draft.place.area, draft.place.landmark].filter(Boolean).join(', '),
    who: () => [draft.customer, draft.receiver].flatMap((one) => (one ? [personOf(one)] : [])).join(' → '),
  };
  const titles = { ...copy, ...copy.errand };
  return (
    <FoldedPart title={titles[stepName(draft, part)].title} value={values[part]()} onChange={onChange} />
  );
}

/** A line that is not cut short: the chosen time stands at its end. */
function wholeLine(text: string): ReactNode {
  return <span className="whitespace-pre-wrap">{text}</span>;
}

function listed({ items }: Draft, things: (count: number) => string): string {
  const wants = wantedItems(items);
  return `${things(wants.length)}: ${wants.map(({ name }) => name).join(', ')}`;
}

function personOf({ name, phone }: Draft['customer']): string {
  return `${name.trim()}, ${readablePhone(readPhone(phone) ?? phone)}`;
}
