import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

/** The shop that an errand goes to first. */
export function ErrandStop({ order: { errand, market } }: { order: Pick<Order, 'errand' | 'market'> }) {
  const { errand: words } = useCatalogue(adminOrdersCopy);
  if (!errand) return null;
  const { area, landmark } = errand.stop;
  return (
    <Card title={words.stop[errand.kind]}>
      <div className="wrap-anywhere">
        <p className="font-extrabold">{market.name}</p>
        {landmark !== '' && <p>{landmark}</p>}
        <p>{area}</p>
      </div>
    </Card>
  );
}
