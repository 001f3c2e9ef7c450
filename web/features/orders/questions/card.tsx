import { useId } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import { answerWithinSeconds } from '#contract/orders/delivery/door.ts';
import type { Order } from '#contract/orders/schema.ts';
import { worthOf } from '#contract/orders/shopping/own-money.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { amountText } from '#web/features/lists/items/item-text.ts';
import { minutesAndSeconds, type OpenQuestion } from './open-questions.ts';
import { refusalText } from '../refusal-text.ts';
import { useAnswer } from './use-answer.ts';
import { QuestionButtons } from './buttons.tsx';
import { QuestionFacts } from './facts.tsx';
import { QuestionPhoto } from './photo.tsx';

interface Props {
  order: Order;
  token: string | null;
  open: OpenQuestion;
  /** By the server's clock. */
  now: number;
  onSay: (key: string, text: string) => void;
  onSettled: (questionId: string) => void;
}

/** One thing to say yes or no to: what it looks like, what it costs, and how long there is to answer. */
export function QuestionCard({ order, token, open: { item, question }, now, onSay, onSettled }: Props) {
  const copy = useCatalogue(trackingCopy);
  const { questions } = copy;
  const { language } = useAppContext();
  const heading = useId();
  const { name } = item;
  const sending = useAnswer({
    order,
    token,
    question,
    onTaken: (yes) => {
      onSettled(question.id);
      showToast({ title: questions.done[yes ? 'yes' : 'no'](yes ? question.name : name), tone: 'success' });
    },
    onRefused: (error) => {
      onSettled(question.id);
      const isLate = error.code === 'too-late' || error.code === 'not-found';
      onSay(
        question.id,
        isLate ? questions.tooLate(name) : questions.failed(name, refusalText(error, language)),
      );
    },
  });
  const leftMs = question.answerBy === null ? null : Date.parse(question.answerBy) - now;
  return (
    <article aria-labelledby={heading} className="question">
      {leftMs !== null && <TimeLeft leftMs={leftMs} />}
      <h3 id={heading} className="text-xl wrap-anywhere">
        {questionText(item, question, copy)}
      </h3>
      {question.pictureUrl !== null && (
        <QuestionPhoto address={question.pictureUrl} label={questions.photo(question.name)} />
      )}
      <QuestionFacts order={order} item={item} question={question} />
      <QuestionButtons sending={sending} isOver={leftMs !== null && leftMs <= 0} labelledBy={heading} />
    </article>
  );
}

function questionText(
  item: OpenQuestion['item'],
  question: OpenQuestion['question'],
  copy: TrackingCopy,
): string {
  const amount = amountText(question, copy);
  const money = shortNaira(question.priceKobo);
  const { questions } = copy;
  if (question.kind !== 'price') return questions.replacement(item.name, amount, question.name, money);
  return worthOf(item) === null
    ? questions.price(amount, question.name, money)
    : questions.priceOfWorth(question.name, money);
}

function TimeLeft({ leftMs }: { leftMs: number }) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const left = Math.max(0, leftMs);
  return (
    <div className="grid gap-1">
      <p className="font-extrabold" role="timer">
        {copy.left(minutesAndSeconds(left))}
      </p>
      <progress
        className="question-time"
        max={answerWithinSeconds}
        value={Math.min(answerWithinSeconds, left / 1000)}
        aria-label={copy.leftLabel}
      />
    </div>
  );
}
