import { hasOneThing } from '#contract/orders/errands/course.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** The words of each status for an order of this kind. */
export function useStatusText(kind: OrderKind | null): Readonly<Record<OrderStatus, string>> {
  const { statuses } = useCatalogue(trackingCopy);
  const errand = useCatalogue(errandCopy);
  return hasOneThing(kind) ? { ...statuses, ...errand.statuses[kind] } : statuses;
}
