import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { allZonesQuery } from '#web/features/cities/zones/admin/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  error: string | undefined;
}

/** The city in which a market lies, among those that this admin sees: shown ones first, then those being prepared. */
export function AdminMarketCity(field: Props) {
  const copy = useCatalogue(citiesCopy);
  const { data: shown } = useQuery(citiesQuery);
  const { data: visible } = useQuery(allZonesQuery);
  if (shown === undefined || visible === undefined) return null;
  const isShown = (id: string) => shown.some((city) => city.id === id);
  const cities = [
    ...visible.cities.filter(({ id }) => isShown(id)),
    ...visible.cities.filter(({ id }) => !isShown(id)),
  ];
  // An admin of one city among several has nothing to choose, and the house's first may be another.
  if (cities.length < 2 && shown.length < 2) return null;
  return (
    <Select label={copy.city} hint={copy.cityHint} {...field}>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
