import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import { useZonesOf } from '../placing/use-zones.ts';
import { currentDraft } from '../placing/draft-store.ts';
import type { Draft } from '../placing/draft.ts';
import { endsThere } from '../placing/errand/one-thing.ts';
import { isDone, partAfter, stepName, type Part } from '../placing/parts.ts';
import { ComposerBar } from './bar.tsx';
import { useDeliveryForm } from './delivery-form.ts';
import { goOn } from './section.tsx';
import { ComposerWhere } from './where.tsx';
import { ComposerWho } from './who.tsx';

interface Props {
  part: 'where' | 'who';
  draft: Draft;
  onNext: (part: Part) => void;
}

/** The address or the customer: sent, it goes on to the next part, or to the first field that is wrong. */
export function ComposerDelivery({ part, draft, onNext }: Props) {
  const { next } = useCatalogue(orderCopy);
  const form = useDeliveryForm(currentDraft());
  const zones = useZonesOf(servingMarket(draft));
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setSent(true);
    // A part that nobody entered, or a mark on the map that we do not reach, says so beside it.
    if (await form.parts.send(part)) return;
    const now = currentDraft();
    const { area, pin } = now.place;
    const hasWay = part === 'who' || endsThere(now) || isReached(zones, { area: area ?? '', pin });
    if (hasWay || !isDone(now, part)) goOn(part, onNext);
  };
  const press = () => void send();
  return (
    <>
      {part === 'where' ? (
        <ComposerWhere form={form} draft={draft} isSent={isSent} onSend={press} />
      ) : (
        <ComposerWho form={form} draft={draft} isSent={isSent} onSend={press} />
      )}
      <ComposerBar onClick={press}>{next[stepName(draft, partAfter(draft, part))]}</ComposerBar>
    </>
  );
}
