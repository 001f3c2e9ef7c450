import type { OrderForOffice } from '#contract/admin/order-story.ts';
import { officeOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { officeStoryOf } from './lines.ts';
import { OfficeStoryLine } from './line.tsx';

/** Everything that happened to an order: who did what and when, the newest first. */
export function OfficeStory({ opened }: { opened: OrderForOffice }) {
  const { story: words } = useCatalogue(officeOrdersCopy);
  return (
    <Card title={words.title}>
      <p className="text-sm text-ink-soft">{words.newestFirst}</p>
      <ol className="grid gap-3">
        {officeStoryOf(opened).map((line, at, all) => (
          // Counted from the oldest, a line never changes and never moves.
          <li key={all.length - at} className="border-s-4 border-line ps-3">
            <OfficeStoryLine line={line} isGuests={opened.order.customer.id === null} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
