import { Link, useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { UnansweredQuestion } from '#contract/orders/shopping/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { useQuestionsInSight } from './in-sight.ts';
import { minutesAndSeconds } from './open-questions.ts';
import { useAsked, useStillAsked } from './use-asked.ts';

/** On top of every page, where the questions themselves are not in sight: that an agent waits for an answer. */
export function QuestionBar() {
  useLocation();
  const { data, dataUpdatedAt } = useAsked();
  const inSight = useQuestionsInSight();
  const questions = (data?.questions ?? []).filter(({ code }) => code !== inSight);
  return (
    <>
      {data?.mayCome === true && <Listening />}
      {data !== undefined && questions.length > 0 && (
        <Questions questions={questions} asOf={data.asOf} receivedAt={dataUpdatedAt} />
      )}
    </>
  );
}

/** The same on top of a sheet or a dialog, which covers the page; answering leaves it. */
export function QuestionBarInSheet({ onLeave }: { onLeave: () => void }) {
  const { data, dataUpdatedAt } = useAsked();
  if (data === undefined || data.questions.length === 0) return null;
  return (
    <Questions questions={data.questions} asOf={data.asOf} receivedAt={dataUpdatedAt} onLeave={onLeave} />
  );
}

/** Apart, so that the line stays open only while something may be asked. */
function Listening() {
  useAsked(useLiveOrders());
  return null;
}

interface QuestionsProps {
  questions: readonly UnansweredQuestion[];
  asOf: string;
  receivedAt: number;
  onLeave?: () => void;
}

function Questions({ onLeave, ...received }: QuestionsProps) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const [pathname] = useLocation();
  const asked = useStillAsked(received);
  if (asked === undefined) return null;
  const { first, count, leftMs } = asked;
  const address = paths.trackOrder(first.code);
  const isHere = pathname === address;
  const go = () => {
    if (isHere) whenUncovered(showQuestions);
    onLeave?.();
  };
  return (
    <section className="question-bar flex-wrap print:hidden" aria-label={copy.barLabel}>
      <p className="min-w-0 flex-1 basis-40">
        <span role="alert" className="font-extrabold wrap-anywhere">
          {count === 1 ? copy.bar(first.itemName) : copy.waiting(count)}
        </span>{' '}
        <span role="timer" className="whitespace-nowrap">
          {copy.left(minutesAndSeconds(leftMs))}
        </span>
      </p>
      <Link href={address} replace={isHere} className={buttonClass({}, 'shrink-0')} onClick={go}>
        {copy.toAnswer}
      </Link>
    </section>
  );
}

/** A dialog gives the focus back as it closes, and the page moves with it. */
function whenUncovered(act: () => void): void {
  const open = document.querySelector('dialog[open]');
  if (open === null) act();
  else open.addEventListener('close', act, { once: true });
}

function showQuestions(): void {
  const heading = document.getElementById('questions');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
