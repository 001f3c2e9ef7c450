import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { PriceSample } from '#contract/lists/prices/schema.ts';
import { lagosInstant } from '#contract/time.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useDecideSample, waitingQuery } from '../queries.ts';
import { AdminPart } from '#web/ui/dense-section.tsx';

/** Prices that count for nobody until somebody says yes or no; nothing stands here where none waits. */
export function SamplesWaiting() {
  const { waiting: text } = useCatalogue(adminMarketsCopy).prices;
  const { data } = useQuery(waitingQuery(useInCity()));
  if (data === undefined) return null;
  if (data.waiting === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <AdminPart title={text.title(data.waiting)} lead={text.text}>
      <ul className="grid gap-3">
        {data.samples.map((sample) => (
          <li
            key={sample.id}
            className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3"
          >
            <Waiting sample={sample} />
          </li>
        ))}
      </ul>
    </AdminPart>
  );
}

function Waiting({ sample }: { sample: PriceSample }) {
  const copy = useCatalogue(adminMarketsCopy);
  const text = copy.prices.waiting;
  const write = useDecideSample();
  const failed = useFailure();
  const { id, item, market, measure, day, by, isSeen, koboPerMeasure } = sample;
  const when = shortDayOf(lagosInstant(day, '12:00').toISOString());
  const decide = (decision: 'accept' | 'refuse') =>
    write.mutate(
      { sampleId: id, decision },
      {
        onSuccess: () =>
          showToast({
            title: (decision === 'accept' ? text.accepted : text.refused)(item.name),
            tone: 'success',
          }),
        onError: failed,
      },
    );
  return (
    <>
      <div className="grow">
        <p className="font-extrabold">
          {item.name} · {naira(koboPerMeasure)}
        </p>
        <p className="text-sm text-ink-soft">
          {text.line(copy.measure(measure, 1), market.name, when, by, isSeen)}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={text.acceptOf(item.name)}
        isBusy={write.isPending}
        onClick={() => decide('accept')}
      >
        {text.accept}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={text.refuseOf(item.name)}
        isBusy={write.isPending}
        onClick={() => decide('refuse')}
      >
        {text.refuse}
      </Button>
    </>
  );
}
