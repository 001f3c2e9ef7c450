import { useId, useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { Matter, MatterKind } from '#contract/admin/day-schema.ts';
import { urgencies, urgencyOf, type Urgency } from '#contract/admin/day.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MatterRow } from './matter-row.tsx';

interface Props {
  me: User;
  /** The most urgent first. */
  matters: readonly Matter[];
  /** Kinds of which more wait than the reply holds. */
  more: readonly MatterKind[];
  now: Date;
}

/** Waiting matters grouped by urgency. */
export function DayQueue({ me, matters, more, now }: Props) {
  return urgencies.map((urgency) => {
    const own = matters.filter((matter) => urgencyOf(matter) === urgency);
    if (own.length === 0) return null;
    const isMore = more.some((kind) => urgencyOf({ kind }) === urgency);
    return <Waiting key={urgency} me={me} urgency={urgency} matters={own} isMore={isMore} now={now} />;
  });
}

interface WaitingProps extends Omit<Props, 'more'> {
  urgency: Urgency;
  isMore: boolean;
}

const atFirst = 8;

function Waiting({ me, urgency, matters, isMore, now }: WaitingProps) {
  const copy = useCatalogue(adminDayCopy);
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matters : matters.slice(0, atFirst);
  const left = matters.length - shown.length;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-lg">
        {copy.urgencies[urgency]} ({matters.length}
        {isMore && '+'})
      </h2>
      <ul className="grid divide-y divide-line rounded-md border-2 border-line bg-surface">
        {shown.map((matter) => (
          <MatterRow key={`${matter.kind} ${matter.id}`} matter={matter} me={me} now={now} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {copy.more(left)}
        </Button>
      )}
      {left === 0 && isMore && <p className="text-sm text-ink-soft">{copy.atLeast}</p>}
    </section>
  );
}
