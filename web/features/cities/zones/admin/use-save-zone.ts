import type { SentTo } from '#contract/endpoint.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { addZone } from '#contract/cities/zones/endpoints.ts';
import type { CityOfZones, OfficeZone } from '#contract/cities/zones/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAddZone, useChangeZone } from './queries.ts';

/** Adds a zone, or changes the one given as it was seen when its form was opened. */
export function useSaveZone(city: CityOfZones, initial: OfficeZone | undefined, onDone: () => void) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const add = useAddZone();
  const change = useChangeZone();
  const failed = useFailure();
  const save = (written: Omit<SentTo<typeof addZone>, 'cityId'>) => {
    const afterwards = {
      onSuccess: () => {
        showToast({ title: copy.saved(written.name), tone: 'success' });
        onDone();
      },
      onError: failed,
    } as const;
    if (initial === undefined) add.mutate({ cityId: city.id, ...written }, afterwards);
    else change.mutate({ zoneId: initial.id, seen: initial.changedAt, ...written }, afterwards);
  };
  return { save, isBusy: add.isPending || change.isPending };
}
