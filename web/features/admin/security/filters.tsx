import { securityCopy } from '#contract/copy/admin/security.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { FilterText } from '../filter-text.tsx';
import type { SecurityFilter } from './url-state.ts';

interface Props {
  filter: SecurityFilter;
  turn: (change: Partial<SecurityFilter>) => void;
}

/** Filters by person, act and days; a name is asked when it is sent or left. */
export function SecurityFilters({ filter, turn }: Props) {
  const copy = useCatalogue(securityCopy);
  return (
    <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <FilterText
        label={copy.search}
        hint={copy.searchHint}
        maxLength={80}
        value={filter.search}
        onSay={(search) => turn({ search })}
      />
      <Select label={copy.kind} value={filter.kind} onChange={({ target }) => turn({ kind: target.value })}>
        <option value="">{copy.anyKind}</option>
        {Object.entries(copy.kinds).map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </Select>
      <Field
        label={copy.from}
        type="date"
        value={filter.from}
        onChange={({ target }) => turn({ from: target.value })}
      />
      <Field
        label={copy.to}
        type="date"
        value={filter.to}
        onChange={({ target }) => turn({ to: target.value })}
      />
    </search>
  );
}
