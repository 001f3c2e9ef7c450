import { trackingCopy } from '#contract/copy/tracking.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { OrderNotFound } from '#web/features/orders/track/not-found.tsx';
import { ReceiptSlip } from '#web/features/orders/receipt/slip.tsx';
import { orderLink } from '#web/features/orders/links.ts';
import { useWholeOrder } from '#web/features/orders/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import type { ScreenPage, ScreenProps } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client, params }) => ({
    title: `${trackingCopy[language].receiptPage.title(params['code'] ?? '')} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Items and prices of an order, for printing. */
export default function Receipt({ params }: ScreenProps) {
  const code = readOrderCode(params['code'] ?? '');
  const token = code === undefined ? null : (orderLink(code)?.token ?? null);
  const me = useMe();
  if (me === undefined) return null;
  if (code === undefined || (token === null && me === null)) return <OrderNotFound />;
  return <Opened code={code} token={token} userId={me?.id ?? null} />;
}

function Opened({ code, token, userId }: { code: string; token: string | null; userId: string | null }) {
  const { receiptPage: copy } = useCatalogue(trackingCopy);
  const query = useWholeOrder(code, { token, userId, live: 'waiting' });
  if (query.error instanceof ApiError && query.error.code === 'not-found') return <OrderNotFound />;
  return (
    <div className="receipt-page">
      <Page back={{ href: paths.trackOrder(code), label: copy.back }}>
        <QueryBoundary query={query} waiting={<OrderLoading />}>
          {(order) => (
            <>
              <ReceiptSlip order={order} token={token} />
              <Button className="justify-self-center print:hidden" onClick={() => window.print()}>
                {copy.print}
              </Button>
            </>
          )}
        </QueryBoundary>
      </Page>
    </div>
  );
}
