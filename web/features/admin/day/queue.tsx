import { useId, useState } from 'react';
import type { Matter, MatterKind } from '#contract/admin/day-schema.ts';
import { urgencies, urgencyOf, type Urgency } from '#contract/admin/day.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MatterRow } from './matter-row.tsx';

interface Props {
  /** The most urgent first. */
  matters: readonly Matter[];
  /** Of these there are more than were told. */
  more: readonly MatterKind[];
  now: Date;
}

/** What waits, under how soon it wants somebody; nothing where nothing waits. */
export function DayQueue({ matters, more, now }: Props) {
  return urgencies.map((urgency) => {
    const own = matters.filter((matter) => urgencyOf(matter) === urgency);
    if (own.length === 0) return null;
    const isMore = more.some((kind) => urgencyOf({ kind }) === urgency);
    return <Waiting key={urgency} urgency={urgency} matters={own} isMore={isMore} now={now} />;
  });
}

interface WaitingProps extends Omit<Props, 'more'> {
  urgency: Urgency;
  isMore: boolean;
}

const atFirst = 8;

function Waiting({ urgency, matters, isMore, now }: WaitingProps) {
  const words = useCatalogue(adminDayCopy);
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matters : matters.slice(0, atFirst);
  const left = matters.length - shown.length;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-lg">
        {words.urgencies[urgency]} ({matters.length}
        {isMore && '+'})
      </h2>
      <ul className="grid divide-y divide-line rounded-md border-2 border-line bg-surface">
        {shown.map((matter) => (
          <MatterRow key={`${matter.kind} ${matter.id}`} matter={matter} now={now} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {words.more(left)}
        </Button>
      )}
      {left === 0 && isMore && <p className="text-sm text-ink-soft">{words.atLeast}</p>}
    </section>
  );
}
