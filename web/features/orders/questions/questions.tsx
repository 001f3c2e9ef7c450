import { useCallback, useEffect, useRef, useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { endOf, openQuestions, rejectionsOpen } from './open-questions.ts';
import { useReportInSight } from './in-sight.ts';
import { TogetherFacts } from './facts.tsx';
import { useServerClock } from './use-server-clock.ts';
import { QuestionCard } from './card.tsx';

interface Props {
  order: Order;
  token: string | null;
  /** Time at which this device received the order, by its own clock. */
  receivedAt: number;
}

/** Questions from the market: the largest part of the page while one is open. */
export function OrderQuestions({ order, token, receivedAt }: Props) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const open = openQuestions(order);
  const { notes, say, settle, close } = useNotes(order);
  useBuzz(open.length);
  const section = useRef<HTMLElement>(null);
  useReportInSight(order.code, section, open.length > 0);
  return (
    <>
      <p className="sr-only" aria-live="assertive">
        {open.length > 0 && copy.waiting(open.length)}
      </p>
      {notes.map(({ key, text }) => (
        <Alert key={key} tone="warning">
          <p>{text}</p>
          <Button variant="quiet" size="small" onClick={() => close(key)}>
            {copy.close}
          </Button>
        </Alert>
      ))}
      {open.length > 0 && (
        <section ref={section} aria-labelledby="questions" className="grid gap-4">
          <h2 id="questions" tabIndex={-1} className={open.length === 1 ? 'sr-only' : 'outline-none'}>
            {copy.waiting(open.length)}
          </h2>
          {open.length > 1 && <TogetherFacts order={order} open={open} />}
          <Timed order={order} token={token} receivedAt={receivedAt} onSay={say} onSettled={settle} />
        </section>
      )}
      {rejectionsOpen(order).map(({ item }) => (
        <Alert key={item.id} tone="info">
          {copy.rejection(item.name)}
        </Alert>
      ))}
    </>
  );
}

interface TimedProps extends Props {
  onSay: (key: string, text: string) => void;
  onSettled: (questionId: string) => void;
}

/** Apart, so that the clock ticks only while something is asked. */
function Timed({ order, receivedAt, ...rest }: TimedProps) {
  const now = useServerClock(order.asOf, receivedAt);
  return (
    <div className="grid gap-5">
      {openQuestions(order).map((open) => (
        <QuestionCard key={open.question.id} order={order} open={open} now={now} {...rest} />
      ))}
    </div>
  );
}

interface Note {
  key: string;
  text: string;
}

/** Outcomes of questions that were not answered here. */
function useNotes(order: Order) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const settled = useRef(new Set<string>());
  const before = useRef(new Map<string, OrderItem['id']>());
  const say = useCallback(
    (key: string, text: string) =>
      setNotes((shown) => [...shown.filter((note) => note.key !== key), { key, text }]),
    [],
  );
  const settle = (questionId: string) => void settled.current.add(questionId);
  useEffect(() => {
    const now = new Map(openQuestions(order).map(({ question, item }) => [String(question.id), item.id]));
    for (const [questionId, itemId] of before.current) {
      if (now.has(questionId) || settled.current.has(questionId)) continue;
      const item = order.items.find(({ id }) => id === itemId);
      const end = endOf(item?.status);
      if (item !== undefined && end !== undefined) say(questionId, copy[end](item.name));
    }
    before.current = now;
  }, [order, copy, say]);
  const close = (key: string) => setNotes((shown) => shown.filter((note) => note.key !== key));
  return { notes, say, settle, close };
}

/** A phone in a pocket tells that something new is asked. */
function useBuzz(count: number): void {
  const last = useRef(0);
  useEffect(() => {
    if (count > last.current && 'vibrate' in navigator) navigator.vibrate([200, 100, 200]);
    last.current = count;
  }, [count]);
}
