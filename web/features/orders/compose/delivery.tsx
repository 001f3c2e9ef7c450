import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import { useZonesOf } from '../placing/use-zones.ts';
import { currentDraft } from '../placing/draft-store.ts';
import type { Draft } from '../placing/draft.ts';
import { partAfter, stepName, type Part } from '../placing/parts.ts';
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
  const send = async () => {
    // A part that nobody entered, or a mark on the map that we do not reach, says so beside it.
    if (await form.parts.send(part)) return;
    const { area, pin } = currentDraft().place;
    if (part === 'who' || isReached(zones, { area: area ?? '', pin })) goOn(part, onNext);
  };
  const press = () => void send();
  return (
    <>
      {part === 'where' ? (
        <ComposerWhere form={form} draft={draft} onSend={press} />
      ) : (
        <ComposerWho form={form} onSend={press} />
      )}
      <ComposerBar onClick={press}>{next[stepName(draft, partAfter(draft, part))]}</ComposerBar>
    </>
  );
}
