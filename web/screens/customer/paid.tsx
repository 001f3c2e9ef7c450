import { useSearchParams } from 'wouter';
import { payCopy } from '#contract/copy/payments.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { paths } from '#contract/paths.ts';
import { OrderNotFound } from '#web/features/orders/track/not-found.tsx';
import { PaymentReturn, UnknownPayment } from '#web/features/payments/online/payment-return.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage, ScreenProps } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${payCopy[language].back.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Return page of the payment provider: the result is asked for, never believed from the address. */
export default function Paid({ params }: ScreenProps) {
  const { back: copy } = useCatalogue(payCopy);
  const [search] = useSearchParams();
  const code = readOrderCode(params['code'] ?? '');
  const reference = search.get('reference') ?? search.get('trxref');
  if (code === undefined) return <OrderNotFound />;
  return (
    <Page
      title={copy.title}
      lead={copy.order(code)}
      back={{ href: paths.trackOrder(code), label: copy.toOrder }}
    >
      <div className="mx-auto grid w-full max-w-xl gap-6">
        {reference === null ? (
          <UnknownPayment code={code} />
        ) : (
          <PaymentReturn code={code} reference={reference} />
        )}
      </div>
    </Page>
  );
}
