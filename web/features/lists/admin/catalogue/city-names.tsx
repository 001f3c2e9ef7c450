import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { readCityNames } from '#contract/lists/catalogue/city-names.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { linesOf } from '../lines-of.ts';
import type { ItemDraft } from './item-draft.ts';

/** Names of an item in one city only; in a house with one city every name is general. */
export function ItemCityNames({ form }: { form: UseFormReturn<ItemDraft> }) {
  const copy = useCatalogue(adminMarketsCopy).prices.catalogue;
  const { data: cities = [] } = useQuery(citiesQuery);
  const refused = form.formState.errors.cityNames;
  if (cities.length < 2 && form.getValues('cityNames') === '') return null;
  return (
    <TextArea
      label={copy.cityNames}
      hint={copy.cityNamesHint(cities.map(({ slug }) => slug))}
      rows={3}
      error={refused && (refused.type === 'server' ? refused.message : copy.cityNamesRefused)}
      {...form.register('cityNames', { validate: (text) => readCityNames(linesOf(text)) !== undefined })}
    />
  );
}
