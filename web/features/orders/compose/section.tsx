import type { ReactNode } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { changeDraft, currentDraft } from '../placing/draft-store.ts';
import { isDone, partAfter, withSeen, type DraftPart, type Part } from '../placing/parts.ts';

/** A place that can be brought into sight: a part of the page, or one matter of the review. */
type Place = Part | 'rule' | 'ceiling' | 'pay';

const idOf = (place: Place) => `order-${place}`;

/** One part of the order, open. */
export function ComposerSection({
  part,
  title,
  children,
}: {
  part: Part;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={idOf(part)} tabIndex={-1} className="close-set outline-none">
      <Card title={title}>{children}</Card>
    </div>
  );
}

interface Line {
  title: string;
  /** The decision, in a few words. */
  value: ReactNode;
  onChange: () => void;
}

/** A finished part: one line, and the way back into it. Neighbours stand close together. */
export function FoldedPart(line: Line) {
  return (
    <section
      aria-label={line.title}
      className="rounded-md border border-line bg-surface ps-4 [&+section]:-mt-2"
    >
      <FoldedLine {...line} />
    </section>
  );
}

function FoldedLine({ title, value, onChange }: Line) {
  const { fold } = useCatalogue(orderCopy);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-2">
      <p className="min-w-0 flex-1 basis-40 py-0.5 leading-tight">
        <span className="block text-sm text-ink-soft">{title}</span>
        {/* Cut short only while letters are small enough that a line says something. */}
        <span className="block truncate font-extrabold max-[15rem]:whitespace-normal">{value}</span>
      </p>
      <Button variant="quiet" size="small" onClick={onChange}>
        {fold.change}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
}

/** One matter of the review: a line, until it is opened or wants something. */
export function ReviewMatter({
  place,
  isOpen,
  children,
  ...line
}: Line & { place: Place; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={idOf(place)} className="border-t border-line">
      {isOpen ? (
        <section aria-label={line.title} className="grid gap-4 pt-4">
          <h3>{line.title}</h3>
          {children}
        </section>
      ) : (
        <FoldedLine {...line} />
      )}
    </div>
  );
}

const fields = 'textarea, select, input:not([type=hidden]), button';

/** Brings a place into sight, with the keyboard in its first field; the review is read from its head. */
export function goToPlace(place: Place): void {
  const element = document.getElementById(idOf(place));
  if (element === null) return;
  element.scrollIntoView({ block: 'start' });
  const field = element.querySelector<HTMLElement>('[aria-invalid=true]') ?? element.querySelector(fields);
  const wanted = place === 'review' ? element : field;
  if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
}

/** Goes on to the next part, or back into this one while it still wants something. */
export function goOn(part: DraftPart, onNext: (part: Part) => void): void {
  changeDraft((before) => withSeen(before, part));
  const now = currentDraft();
  if (isDone(now, part)) onNext(partAfter(now, part));
  else goToPlace(part);
}
