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
  const { bill: copy, got } = useCatalogue(trackingCopy);
  return (
    <>
      <MoneyRow
        label={deliveryLabel(copy.delivery, order.deliveryParts, copy.feeParts)}
        kobo={order.deliveryFeeKobo}
      />
      <MoneyRow label={copy.service} kobo={order.serviceFeeKobo} />
      {order.feeBackKobo > 0 && <MoneyRow label={got.feeBack} kobo={0 - order.feeBackKobo} />}
      <VatRow vat={order.vat} />
    </>
  );
}

/** The VAT of what is charged; an older version answers without it. */
export function VatRow({ vat }: Partial<Pick<Order, 'vat'>>) {
  const { bill: copy } = useCatalogue(trackingCopy);
  return vat ? <MoneyRow label={copy.vat(percentText(vat.permille))} kobo={vat.kobo} /> : null;
}
