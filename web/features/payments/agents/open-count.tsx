import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { FloatCount } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { differenceWords } from './difference-text.ts';

/** A count that waits for somebody in the office. */
export function OpenCount({ count }: { count: FloatCount }) {
  const { count: words } = useCatalogue(agentMoneyCopy);
  return (
    <section className="question" aria-label={words.waitingTitle}>
      <h2 className="flex items-start gap-2">
        <Icon name="clock" />
        {words.waitingTitle}
      </h2>
      <dl className="grid gap-2">
        <Row term={words.counted} text={naira(count.countedKobo)} />
        <Row term={words.book} text={naira(count.bookKobo)} />
        <Row
          term={words.difference}
          text={count.countedKobo === count.bookKobo ? words.none : differenceWords(count, words)}
        />
      </dl>
      {count.words !== '' && <p className="wrap-anywhere">“{count.words}”</p>}
      <p className="text-ink-soft">
        {words.waitingOf(momentOf(count.countedAt))}. {words.waitingText}
      </p>
    </section>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="ms-auto font-extrabold">{text}</dd>
    </div>
  );
}
