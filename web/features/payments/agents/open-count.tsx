import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { FloatCount } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { differenceText } from './difference-text.ts';

/** A count that waits for somebody in the office. */
export function OpenCount({ count }: { count: FloatCount }) {
  const { count: copy } = useCatalogue(agentMoneyCopy);
  return (
    <section className="question" aria-label={copy.waitingTitle}>
      <h2 className="flex items-start gap-2">
        <Icon name="clock" />
        {copy.waitingTitle}
      </h2>
      <dl className="grid gap-2">
        <Row term={copy.counted} text={naira(count.countedKobo)} />
        <Row term={copy.book} text={naira(count.bookKobo)} />
        <Row
          term={copy.difference}
          text={count.countedKobo === count.bookKobo ? copy.none : differenceText(count, copy)}
        />
      </dl>
      {count.words !== '' && <p className="wrap-anywhere">“{count.words}”</p>}
      <p className="text-ink-soft">
        {copy.waitingOf(momentOf(count.countedAt))}. {copy.waitingText}
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
