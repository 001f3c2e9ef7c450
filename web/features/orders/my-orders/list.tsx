import { useId, type ReactNode } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { useMyOrders } from '../queries.ts';
import type { OrderMark } from './card.tsx';
import { OrderCards } from './cards.tsx';
import { PastOrders } from './past-row.tsx';

/** Orders under way first, then the past ones. */
export function MyOrdersList({ query, Mark }: { query: ReturnType<typeof useMyOrders>; Mark: OrderMark }) {
  const { orders: copy } = useCatalogue(trackingCopy);
  const pages = query.data?.pages ?? [];
  const underWay = pages[0]?.underWay ?? [];
  const past = pages.flatMap((page) => page.past);
  if (underWay.length === 0 && past.length === 0) {
    return (
      <EmptyState
        picture={<EmptyBasket />}
        title={copy.emptyTitle}
        text={copy.emptyText}
        action={
          <ButtonLink href={paths.placeOrder} size="large">
            {copy.first}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {underWay.length > 0 && (
        <Part title={copy.underWay}>
          <OrderCards orders={underWay} Mark={Mark} />
        </Part>
      )}
      <Part title={copy.past}>
        {past.length === 0 ? (
          <p className="text-ink-soft">{copy.nonePast}</p>
        ) : (
          <PastOrders orders={past} Mark={Mark} />
        )}
      </Part>
      <MoreButton query={query} more={copy.more} loading={copy.loadingMore} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
