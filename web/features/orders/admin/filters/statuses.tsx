import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { orderStatuses, type OrderStatus } from '#contract/orders/lifecycle.ts';
import { statusesOf } from '#contract/orders/admin/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { FilterPart } from './part.ts';

/** Any of these; none named are all. */
export function AdminFilterStatuses({ filter, onChange }: FilterPart) {
  const { filters: copy } = useCatalogue(adminOrdersCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const named = statusesOf(filter) ?? [];
  const tick = (status: OrderStatus, isNamed: boolean) => {
    const wanted = orderStatuses.filter((one) => (one === status ? isNamed : named.includes(one)));
    onChange({ statuses: wanted.join(',') });
  };
  return (
    <fieldset>
      <legend className="field-label">{copy.status}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {orderStatuses.map((status) => (
          <Checkbox
            key={status}
            label={statuses[status]}
            checked={named.includes(status)}
            onChange={({ target }) => tick(status, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
