import { useQuery } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import type { changeMarket } from '#contract/markets/endpoints.ts';
import { pageSlug } from '#contract/page-slug.ts';
import type { Market } from '#contract/markets/schema.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAddMarket, useChangeMarket } from './queries.ts';

type Written = Omit<SentTo<typeof changeMarket>, 'marketId' | 'seen'>;

/** Adds a market, or changes the one given as it was seen when its form was opened; a refused name comes back as a sentence for its field. */
export function useSaveMarket(
  market: Market | undefined,
  initial: Written,
  onDone: (saved: Market) => void,
  onRefused: (field: 'name' | 'cityId', why: string) => void,
) {
  const cityCopy = useCatalogue(citiesCopy);
  const { data: cities = [] } = useQuery(citiesQuery);
  const { markets: copy } = useCatalogue(adminCopy);
  const add = useAddMarket();
  const change = useChangeMarket();
  const failed = useFailure();
  const takenText = ({ name, cityId }: Written, slug: string) => {
    const cityName =
      cities.length > 1 ? cities.find(({ id }) => id === (cityId ?? cities[0]?.id))?.name : undefined;
    return cityName === undefined || name.includes(cityName)
      ? copy.slugTaken(slug)
      : cityCopy.nameTaken(slug, `${name} ${cityName}`);
  };
  const save = (written: Written) => {
    const slug = pageSlug(written.name);
    const afterwards = {
      onSuccess: (saved: Market) => {
        showToast({
          title: (market === undefined ? copy.added : copy.changed)(saved.name),
          tone: 'success',
        });
        onDone(saved);
      },
      onError: (error: Error) => {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'slug-taken') onRefused('name', takenText(written, slug));
        else if (code === 'city-fixed') onRefused('cityId', cityCopy.cityFixed);
        else if (code === 'slug-reserved')
          onRefused('name', slug === '' ? copy.slugEmpty : copy.slugReserved(slug));
        else failed(error);
      },
    } as const;
    if (market === undefined) add.mutate(written, afterwards);
    else change.mutate({ marketId: market.id, ...written, seen: initial }, afterwards);
  };
  return { save, isBusy: add.isPending || change.isPending };
}
