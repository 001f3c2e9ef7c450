import { useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { dropCall } from '#web/features/orders/admin/phone/stored-call.ts';
import { NumberForm } from '#web/features/orders/admin/phone/number-form.tsx';
import { PhoneCall, type PlacedByPhone } from '#web/features/orders/admin/phone/phone-call.tsx';
import { PlacedCard } from '#web/features/orders/admin/phone/placed-card.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminOrdersCopy[language].phone.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** An order that is taken on the phone: the number, the call, the order that was placed, and the next number. */
export default function PhoneOrder() {
  const copy = useCatalogue(adminOrdersCopy).phone;
  const [customer, setCustomer] = useState<PhoneCustomer | null>(null);
  const [placed, setPlaced] = useState<PlacedByPhone | null>(null);
  const next = () => {
    dropCall();
    setPlaced(null);
    setCustomer(null);
  };
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: paths.adminOrders, label: copy.back }}>
      {customer === null ? (
        <NumberForm onFound={setCustomer} />
      ) : placed === null ? (
        <PhoneCall customer={customer} onOther={next} onPlaced={setPlaced} />
      ) : (
        <PlacedCard customer={customer} placed={placed} onNext={next} />
      )}
    </Page>
  );
}
