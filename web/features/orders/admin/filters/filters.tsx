import { useQuery } from '@tanstack/react-query';
import { citiesOf } from '#contract/audience.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { openMatters, orderSorts } from '#contract/orders/admin/schema.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { payWays } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import type { FilterPart } from './part.ts';
import { changedFilter, type Admin } from '../url-state.ts';
import { AdminFilterDays } from './days.tsx';
import { AdminFilterStatuses } from './statuses.tsx';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';

/** Filters of the orders; each applies at once and is in the address. */
export function AdminFilters({ office: { place, turn } }: { office: Admin }) {
  const { filters: copy } = useCatalogue(adminOrdersCopy);
  const close = () => turn({ sheet: null });
  const { filter } = place;
  const change = (next: Parameters<typeof changedFilter>[1]) =>
    turn({ show: 'list', filter: changedFilter(filter, next) });
  return (
    <Sheet open={place.sheet === 'filters'} onClose={close} title={copy.title}>
      <div className="grid gap-5">
        <Checkbox
          label={copy.late}
          checked={filter.late === 'yes'}
          onChange={({ target }) => change({ late: target.checked ? 'yes' : '' })}
        />
        <AdminFilterStatuses filter={filter} onChange={change} />
        <Choices filter={filter} onChange={change} />
        <AdminFilterDays filter={filter} onChange={change} />
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button onClick={close}>{copy.done}</Button>
          <Button
            variant="secondary"
            onClick={() => turn({ show: 'list', filter: changedFilter({}, { search: filter.search ?? '' }) })}
          >
            {copy.clear}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The cities to choose from: those that are shown and may be seen, where the screen is not of one already. */
function useCities() {
  const own = citiesOf(useMe() ?? null);
  const { data: cities = [] } = useQuery(citiesQuery);
  const one = useOfficeCity();
  return cities.filter(
    ({ id, slug }) => (one === undefined || one === slug) && (own === undefined || own.includes(id)),
  );
}

function Choices({ filter, onChange }: FilterPart) {
  const { filters: copy } = useCatalogue(adminOrdersCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const cities = useCities();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <One
        label={copy.has}
        any={copy.anyHas}
        value={filter.has}
        onChoose={(has) => onChange({ has })}
        options={openMatters.map((value) => ({ value, label: copy.hasNames[value] }))}
      />
      {cities.length > 1 && (
        <One
          label={copy.city}
          any={copy.anyCity}
          value={filter.cityId}
          onChoose={(cityId) => onChange({ cityId })}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <One
        label={copy.market}
        any={copy.anyMarket}
        value={filter.marketId}
        onChoose={(marketId) => onChange({ marketId })}
        options={markets.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <One
        label={copy.kind}
        any={copy.anyKind}
        value={filter.kind}
        onChoose={(kind) => onChange({ kind })}
        options={orderKinds.map((value) => ({ value, label: copy.kinds[value] }))}
      />
      <PayAndSort filter={filter} onChange={onChange} />
    </div>
  );
}

function PayAndSort({ filter, onChange }: FilterPart) {
  const { filters: copy } = useCatalogue(adminOrdersCopy);
  return (
    <>
      <One
        label={copy.pay}
        any={copy.anyPay}
        value={filter.payWay}
        onChoose={(payWay) => onChange({ payWay })}
        options={payWays.map((value) => ({ value, label: copy.payWays[value] }))}
      />
      <One
        label={copy.by}
        any={copy.anybody}
        value={filter.by}
        onChoose={(by) => onChange({ by })}
        options={(['guest', 'account'] as const).map((value) => ({ value, label: copy.bys[value] }))}
      />
      <One
        label={copy.sort}
        any={copy.sorts.newest}
        value={filter.sort === 'newest' ? undefined : filter.sort}
        onChoose={(sort) => onChange({ sort })}
        options={orderSorts
          .filter((sort) => sort !== 'newest')
          .map((value) => ({ value, label: copy.sorts[value] }))}
      />
    </>
  );
}

interface OneProps<Value extends string> {
  label: string;
  any: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | '') => void;
}

function One<Value extends string>({ label, any, value, options, onChoose }: OneProps<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChoose(options.find((option) => option.value === target.value)?.value ?? '')
      }
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
