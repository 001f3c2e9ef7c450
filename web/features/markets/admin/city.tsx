import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  error: string | undefined;
}

/** The city in which a market lies, from the second city on. */
export function AdminMarketCity(field: Props) {
  const words = useCatalogue(citiesCopy);
  const { data: cities = [] } = useQuery(citiesQuery);
  if (cities.length < 2) return null;
  return (
    <Select label={words.city} hint={words.cityHint} {...field}>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
