import { useQuery } from '@tanstack/react-query';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { allCitiesQuery } from '../queries.ts';
import { useChosenCity } from './use-chosen-city.ts';

/** House or city whose settings are shown, from the second city on. */
export function ChooseCity() {
  const { settings: copy } = useCatalogue(citiesCopy);
  const { data: cities = [] } = useQuery(allCitiesQuery);
  const chosen = useChosenCity();
  const [, change] = useSearchState();
  if (cities.length < 2) return null;
  return (
    <Select
      label={copy.whose}
      hint={copy.whoseHint}
      value={chosen?.slug ?? ''}
      onChange={({ target }) => change({ of: target.value === '' ? null : target.value })}
    >
      <option value="">{copy.house}</option>
      {cities.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}
