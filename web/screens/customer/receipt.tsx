import { trackingCopy } from '#contract/copy/tracking.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { OrderLoading } from '../../features/orders/components/order-loading.tsx';
import { OrderNotFound } from '../../features/orders/components/order-not-found.tsx';
import { ReceiptSlip } from '../../features/orders/components/receipt-slip.tsx';
import { orderLink } from '../../features/orders/links.ts';
import { useWholeOrder } from '../../features/orders/queries.ts';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { ScreenPage, ScreenProps } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client, params }) => ({
    title: `${trackingCopy[language].receiptPage.title(params['code'] ?? '')} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** What was asked, what came and what it cost, to keep on paper. */
export default function Receipt({ params }: ScreenProps) {
  const code = readOrderCode(params['code'] ?? '');
  const token = code === undefined ? null : (orderLink(code)?.token ?? null);
  const me = useMe();
  if (me === undefined) return null;
  if (code === undefined || (token === null && me === null)) return <OrderNotFound />;
  return <Opened code={code} token={token} userId={me?.id ?? null} />;
}

function Opened({ code, token, userId }: { code: string; token: string | null; userId: string | null }) {
  const { receiptPage: words } = useCatalogue(trackingCopy);
  const query = useWholeOrder(code, { token, userId, live: 'waiting' });
  if (query.error instanceof ApiError && query.error.code === 'not-found') return <OrderNotFound />;
  return (
    <div className="receipt-page">
      <Page back={{ href: paths.trackOrder(code), label: words.back }}>
        <Fetched query={query} waiting={<OrderLoading />}>
          {(order) => (
            <>
              <ReceiptSlip order={order} />
              <Button className="justify-self-center print:hidden" onClick={() => window.print()}>
                {words.print}
              </Button>
            </>
          )}
        </Fetched>
      </Page>
    </div>
  );
}
