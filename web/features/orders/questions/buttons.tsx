import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import type { useAnswer } from './use-answer.ts';

interface Props {
  sending: ReturnType<typeof useAnswer>;
  /** The rule answers now. */
  isOver: boolean;
  labelledBy: string;
}

/** Yes and no within thumb reach; once one is tapped, how far it is. */
export function QuestionButtons({ sending, isOver, labelledBy }: Props) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const { answer, isPending, isStruggling, chosen } = sending;
  if (isPending) {
    return (
      <output className="grid gap-1">
        <span className="font-extrabold">{copy.said[chosen === true ? 'yes' : 'no']}</span>
        <span>{isStruggling ? copy.trying : copy.sending}</span>
      </output>
    );
  }
  if (isOver) return <output>{copy.over}</output>;
  return (
    <>
      <div className="question-answers">
        <Button size="large" aria-describedby={labelledBy} onClick={() => answer(true)}>
          {copy.yes}
        </Button>
        <Button size="large" variant="secondary" aria-describedby={labelledBy} onClick={() => answer(false)}>
          {copy.no}
        </Button>
      </div>
      <p className="text-sm">{copy.silence}</p>
    </>
  );
}
