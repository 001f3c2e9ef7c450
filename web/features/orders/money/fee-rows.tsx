import { trackingCopy } from '#contract/copy/tracking.ts';
import { percentText } from '#contract/ledger/vat.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { deliveryLabel } from './delivery-parts.ts';
import { MoneyRow } from './money-rows.tsx';

/** Every fee, and what of them went back. */
export function FeeRows({
  order,
}: {
  order: Pick<Order, 'deliveryFeeKobo' | 'deliveryParts' | 'serviceFeeKobo' | 'feeBackKobo' | 'vat'>;
}) {
  const { bill: words, got } = useCatalogue(trackingCopy);
  return (
    <>
      <MoneyRow
        label={deliveryLabel(words.delivery, order.deliveryParts, words.feeParts)}
        kobo={order.deliveryFeeKobo}
      />
      <MoneyRow label={words.service} kobo={order.serviceFeeKobo} />
      {order.feeBackKobo > 0 && <MoneyRow label={got.feeBack} kobo={0 - order.feeBackKobo} />}
      <VatRow vat={order.vat} />
    </>
  );
}

/** The VAT of what is charged; an older version answers without it. */
export function VatRow({ vat }: Partial<Pick<Order, 'vat'>>) {
  const { bill: words } = useCatalogue(trackingCopy);
  return vat ? <MoneyRow label={words.vat(percentText(vat.permille))} kobo={vat.kobo} /> : null;
}
