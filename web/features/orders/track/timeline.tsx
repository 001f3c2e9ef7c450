import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderCourse } from '#contract/orders/errands/course.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Step } from './progress.ts';
import { timeOf } from '#web/lib/format/dates.ts';

interface Props {
  steps: readonly Step[];
  isAtDoor: boolean;
  reason?: string | null;
  course?: OrderCourse | null;
}

export function OrderTimeline({ steps, isAtDoor, reason, course }: Props) {
  const { steps: ofList, atDoor } = useCatalogue(trackingCopy);
  const { steps: ofThing, atDoorStep } = useCatalogue(errandCopy);
  const isThing = course === 'carry' || course === 'do' || course === 'do-there';
  const copy = isThing ? { ...ofList, ...ofThing[course] } : ofList;
  return (
    <Card title={copy.label}>
      <ol className="grid">
        {steps.map((step, at) => (
          <li key={step.name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <Mark step={step} isLast={at === steps.length - 1} />
            <div className="pb-5">
              <p
                className={classNames(
                  'flex flex-wrap justify-end gap-x-3',
                  step.state === 'next' ? 'text-ink-soft' : 'font-extrabold',
                )}
              >
                <span className="min-w-0 flex-1 basis-24">
                  {isAtDoor && step.state === 'now' ? (isThing ? atDoorStep : atDoor.step) : copy[step.name]}{' '}
                  <span className="sr-only">({copy[step.state]})</span>
                </span>
                {step.at !== null && (
                  <span className="shrink-0 font-normal text-ink-soft">{timeOf(step.at)}</span>
                )}
              </p>
              {isEnd(step) && reason && <p className="mt-1 text-ink-soft">“{reason}”</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function isEnd({ name }: Step): boolean {
  return name === 'cancelled' || name === 'failed';
}

const marks = {
  done: 'border-leaf bg-leaf text-on-leaf',
  now: 'border-garri bg-garri text-on-garri',
  next: 'border-line-strong bg-surface text-ink-soft',
  end: 'border-pepper bg-pepper-soft text-pepper-ink',
};

function Mark({ step, isLast }: { step: Step; isLast: boolean }) {
  return (
    <div className="grid grid-rows-[2rem_minmax(0,1fr)] justify-items-center" aria-hidden="true">
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full border-2',
          marks[isEnd(step) ? 'end' : step.state],
        )}
      >
        {isEnd(step) ? <Icon name="close" size={18} /> : <MarkSign state={step.state} />}
      </span>
      {!isLast && (
        <span className={classNames('w-0.5 grow', step.state === 'done' ? 'bg-leaf' : 'bg-line')} />
      )}
    </div>
  );
}

function MarkSign({ state }: { state: Step['state'] }) {
  if (state === 'done') return <Icon name="check" size={18} />;
  return state === 'now' ? <span className="step-now size-3 rounded-full bg-on-garri" /> : null;
}
