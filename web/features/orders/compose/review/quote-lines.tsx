import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { Quote, QuoteLine } from '#contract/orders/placing/schema.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { isWanted, type DraftItem } from '#web/features/lists/items/draft-item.ts';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';

const fewLines = 8;

/** Each thing with what it would cost; a long list opens on a tap. */
export function QuoteLines({ items, quote }: { items: readonly DraftItem[]; quote: Quote }) {
  const copy = useCatalogue(orderCopy);
  const [isOpen, setOpen] = useState(false);
  const wanted = items.filter(isWanted);
  const shown = isOpen || wanted.length <= fewLines + 2 ? wanted : wanted.slice(0, fewLines);
  return (
    <div>
      <ul className="grid gap-3">
        {shown.map(({ key, want }, index) => (
          <li key={key} className="flex flex-wrap justify-end gap-x-3">
            <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
              <AskedText item={want} copy={copy} />
              <Basis line={quote.lines[index]} />
            </span>
            <Cost line={quote.lines[index]} />
          </li>
        ))}
      </ul>
      {shown.length < wanted.length && (
        <Button variant="quiet" isWide className="mt-2" onClick={() => setOpen(true)}>
          {copy.quote.seeAll(wanted.length)}
        </Button>
      )}
    </div>
  );
}

function Cost({ line }: { line: QuoteLine | undefined }) {
  const { quote } = useCatalogue(orderCopy);
  if (line === undefined) return null;
  return line.kobo === null ? (
    <span className="text-end text-ink-soft">{quote.unknown}</span>
  ) : (
    <span className="shrink-0 whitespace-nowrap">{naira(line.kobo)}</span>
  );
}

/** Source of the price, and its age. */
function Basis({ line }: { line: QuoteLine | undefined }) {
  const { quote } = useCatalogue(orderCopy);
  if (line === undefined) return null;
  const notes = [line.basis === 'cap' ? quote.yourCap : '', guideText(line, quote)]
    .filter(Boolean)
    .join(' · ');
  if (notes === '') return null;
  return <span className="block text-sm text-ink-soft">{notes}</span>;
}

function guideText({ guide }: QuoteLine, copy: (typeof orderCopy)['en']['quote']): string {
  if (guide === null) return '';
  if (guide.isCorrected) return copy.byHand(naira(guide.medianKobo));
  const range = copy.guide(naira(guide.lowKobo), naira(guide.highKobo));
  return `${range}, ${copy.asOf(guide.samples, dayOf(guide.newestOn))}`;
}
