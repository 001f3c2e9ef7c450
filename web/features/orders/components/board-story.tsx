import type { ReactNode } from 'react';
import { boardCopy } from '#contract/copy/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { ItemEvent } from '#contract/orders/item-story.ts';
import type { Order, OrderEvent } from '#contract/orders/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { momentOf } from '../../../lib/dates.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';
import { amountWords } from '../../lists/item-words.ts';
import { phoneTimeOf, storyOf } from '../story.ts';

/** Every step of the order and of its items: who took it, when and why. */
export function BoardStory({ order }: { order: Order }) {
  const { sheet } = useCatalogue(boardCopy);
  return (
    <Card title={sheet.story}>
      <ol className="grid gap-3">
        {storyOf(order).map((line, at) => (
          // A step never changes and never moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="border-s-4 border-line ps-3">
            {line.of === 'order' ? (
              <OrderStep event={line.event} />
            ) : (
              <ItemStep event={line.event} name={line.name} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function OrderStep({ event }: { event: OrderEvent }) {
  const { happened } = useCatalogue(boardCopy);
  const { reason: words } = useCatalogue(trackingCopy);
  const { action, by, reason } = event;
  const known = by === 'system' ? systemReasons.find((systemReason) => systemReason === reason) : undefined;
  return (
    <Step title={happened[action]} event={event}>
      {reason !== null && <p className="wrap-anywhere">“{known === undefined ? reason : words[known]}”</p>}
    </Step>
  );
}

function ItemStep({ event, name }: { event: ItemEvent; name: string }) {
  const { item: words } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const { what } = event;
  return (
    <Step title={words.happened(name, words.steps[event.step])} event={event}>
      {what !== null && (
        <p className="wrap-anywhere">
          {words.what(amountWords(what, tracking), what.name, naira(what.kobo))}
        </p>
      )}
    </Step>
  );
}

interface StepProps {
  title: string;
  event: Pick<OrderEvent, 'at' | 'phoneAt' | 'by'>;
  children: ReactNode;
}

function Step({ title, event, children }: StepProps) {
  const { sheet } = useCatalogue(boardCopy);
  const phoneAt = phoneTimeOf(event);
  return (
    <>
      <p className="font-extrabold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-soft">
        {momentOf(event.at)} · {sheet.by[event.by]}
        {phoneAt !== null && <span className="block">{sheet.onPhone(momentOf(phoneAt))}</span>}
      </p>
      {children}
    </>
  );
}
