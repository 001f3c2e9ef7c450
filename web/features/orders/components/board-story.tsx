import { boardCopy } from '#contract/copy/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order, OrderEvent } from '#contract/orders/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { momentOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';

/** Every step, who took it, when and why. */
export function BoardStory({ order }: { order: Order }) {
  const { sheet } = useCatalogue(boardCopy);
  return (
    <Card title={sheet.story}>
      <ol className="grid gap-3">
        {order.events.map((event, at) => (
          // A step never changes and never moves.
          // oxlint-disable-next-line react/no-array-index-key
          <StoryStep key={at} event={event} />
        ))}
      </ol>
    </Card>
  );
}

/** From here on the phone’s time is worth a word: it was without network, or its clock is wrong. */
const worthSayingMs = 60_000;

function StoryStep({ event: { action, at, phoneAt, by, reason } }: { event: OrderEvent }) {
  const { sheet, happened } = useCatalogue(boardCopy);
  const { reason: words } = useCatalogue(trackingCopy);
  const known = by === 'system' ? systemReasons.find((systemReason) => systemReason === reason) : undefined;
  return (
    <li className="border-s-4 border-line ps-3">
      <p className="font-extrabold">{happened[action]}</p>
      <p className="text-sm text-ink-soft">
        {momentOf(at)} · {sheet.by[by]}
        {phoneAt !== null && Math.abs(Date.parse(at) - Date.parse(phoneAt)) > worthSayingMs && (
          <span className="block">{sheet.onPhone(momentOf(phoneAt))}</span>
        )}
      </p>
      {reason !== null && <p className="wrap-anywhere">“{known === undefined ? reason : words[known]}”</p>}
    </li>
  );
}
