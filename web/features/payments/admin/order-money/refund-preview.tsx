import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { previewRefund } from '#contract/payments/order-money/endpoints.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

interface Props {
  kobo: number;
  reason: string;
  effect: ReplyOf<typeof previewRefund>;
  isPending: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

/** Effect of the refund in sentences, before it is made. */
export function AdminRefundPreview({ kobo, reason, effect, isPending, onConfirm, onChange }: Props) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const { creditKobo, providerKobo, byHandKobo, leftKobo } = effect;
  return (
    <section className="question" aria-labelledby="refund-preview">
      <h3 id="refund-preview">{copy.preview}</h3>
      <ul className="grid gap-2">
        {creditKobo > 0 && <li>{copy.toCredit(naira(creditKobo))}</li>}
        {providerKobo > 0 && <li>{copy.toProvider(naira(providerKobo))}</li>}
        {byHandKobo > 0 && <li>{copy.toHand(naira(byHandKobo))}</li>}
        <li className="text-ink-soft">{copy.left(naira(leftKobo))}</li>
      </ul>
      <p className="wrap-anywhere">“{reason}”</p>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button isBusy={isPending} onClick={onConfirm}>
          {isPending ? copy.refunding : copy.confirm(naira(kobo))}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {copy.change}
        </Button>
      </div>
    </section>
  );
}
