import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { showPriceHistory } from '#contract/lists/catalogue/endpoints.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCorrectPrice, useRemoveCorrection } from '../queries.ts';
import { useRecord } from './use-record-price.ts';
import { PriceForm } from './amount-form.tsx';

interface Props {
  place: SentTo<typeof showPriceHistory>;
  measure: string;
  isCorrected: boolean;
}

/** Records a price that was seen, or sets one by hand over what was learned. */
export function PriceHands({ place, measure, isCorrected }: Props) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const correct = useCorrectPrice();
  const remove = useRemoveCorrection();
  const { record, isBusy } = useRecord();
  const failed = useFailure();
  const withToast = (title: string) => ({
    onSuccess: () => showToast({ title, tone: 'success' }),
    onError: failed,
  });
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <section aria-label={copy.record} className="grid gap-2">
        <h3>{copy.record}</h3>
        <PriceForm
          label={copy.price(measure)}
          hint={copy.recordHint}
          save={copy.keep}
          isBusy={isBusy}
          onSave={(koboPerMeasure) => record({ ...place, koboPerMeasure })}
        />
      </section>
      <section aria-label={copy.correct} className="grid gap-2">
        <h3>{copy.correct}</h3>
        <PriceForm
          label={copy.price(measure)}
          hint={copy.correctHint}
          save={copy.save}
          isBusy={correct.isPending}
          onSave={(koboPerMeasure) => correct.mutate({ ...place, koboPerMeasure }, withToast(copy.saved))}
        />
        {isCorrected && (
          <Button
            variant="quiet"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(place, withToast(copy.removed))}
          >
            {copy.remove}
          </Button>
        )}
      </section>
    </div>
  );
}
