import type { NewCity, OfficeCity } from '#contract/cities/schema.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { pageSlug } from '#contract/page-slug.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAddCity, useChangeCity } from './queries.ts';

/** Adds a city, or changes the one given; a refused name or letters come back as a sentence for their field. */
export function useSaveCity(
  city: OfficeCity | undefined,
  onDone: () => void,
  onRefused: (field: 'name' | 'letters', why: string) => void,
) {
  const copy = useCatalogue(citiesCopy);
  const { markets } = useCatalogue(adminCopy);
  const add = useAddCity();
  const change = useChangeCity();
  const failed = useFailure();
  const save = ({ letters, ...written }: NewCity) => {
    const slug = pageSlug(written.name);
    const afterwards = {
      onSuccess: ({ name }: OfficeCity) => {
        showToast({ title: (city === undefined ? copy.added : copy.changed)(name), tone: 'success' });
        onDone();
      },
      onError: (error: Error) => {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'slug-taken') onRefused('name', copy.slugTaken(slug));
        else if (code === 'slug-reserved')
          onRefused('name', slug === '' ? markets.slugEmpty : markets.slugReserved(slug));
        else if (code === 'letters-taken') onRefused('letters', copy.lettersTaken);
        else failed(error);
      },
    } as const;
    if (city === undefined) add.mutate({ ...written, letters }, afterwards);
    else change.mutate({ ...written, cityId: city.id, seen: city.changedAt }, afterwards);
  };
  return { save, isBusy: add.isPending || change.isPending };
}
