import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { FilterPart } from './part.ts';

const days = ['placedFrom', 'placedTo', 'promisedFrom', 'promisedTo'] as const;

/** Days in Lagos, the last one with them. */
export function AdminFilterDays({ filter, onChange }: FilterPart) {
  const { filters: copy } = useCatalogue(adminOrdersCopy);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {days.map((day) => (
        <Field
          key={day}
          type="date"
          label={copy[day]}
          value={filter[day] ?? ''}
          onChange={({ target }) => onChange({ [day]: target.value })}
        />
      ))}
    </div>
  );
}
