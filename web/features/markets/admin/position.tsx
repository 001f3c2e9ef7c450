import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { liesIn } from '#contract/cities/bounds.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { Place } from '#contract/areas.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useZoneSpots } from '#web/features/cities/zones/use-zone-spots.ts';
import { PlusCodeField } from '#web/ui/map/plus-code-field.tsx';
import { findMe, type NotFound } from '#web/lib/device/location.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { usePlaceMarket } from './queries.ts';

/** Position of the market: by a touch on the map, by the phone’s own position, or typed. */
export function AdminMarketPlace({ market }: { market: Market }) {
  const { place: copy, mapWords } = useCatalogue(adminMarketsCopy);
  const [place, setPlace] = useState<Place>(market.position);
  const names = useZoneSpots(useMemo(() => [market.position], [market.position]));
  const cityCopy = useCatalogue(citiesCopy);
  const write = usePlaceMarket();
  const failed = useFailure();
  const city = useQuery(citiesQuery).data?.find(({ id }) => id === market.cityId);
  const isInCity = city === undefined || liesIn(city.middle, place);
  const isMoved =
    place.latitude !== market.position.latitude || place.longitude !== market.position.longitude;
  const save = () =>
    write.mutate(
      { marketId: market.id, position: place },
      {
        onSuccess: () => showToast({ title: copy.saved(market.name), tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <section className="grid gap-3" aria-label={copy.title}>
      <div>
        <h3>{copy.title}</h3>
        <p className="field-hint">{copy.text}</p>
      </div>
      <LateMap
        label={copy.map(market.name)}
        copy={mapWords}
        onPick={setPlace}
        spots={[...names, { key: 'market', look: 'market', label: market.name, ...place }]}
      />
      <p className="flex gap-2 text-ink-soft">
        <Icon name="track" />
        {copy.at(place.latitude.toFixed(4), place.longitude.toFixed(4))}
      </p>
      <StandHere onFound={setPlace} />
      <PlusCodeField copy={copy} near={market.position} onRead={setPlace} />
      {!isInCity && <Alert tone="danger">{cityCopy.outside(city.name)}</Alert>}
      {isMoved && isInCity && (
        <Button isBusy={write.isPending} onClick={save}>
          {copy.save}
        </Button>
      )}
    </section>
  );
}

function StandHere({ onFound }: { onFound: (place: Place) => void }) {
  const { place: copy } = useCatalogue(adminMarketsCopy);
  const [trouble, setTrouble] = useState<NotFound | null>(null);
  const [isFinding, setFinding] = useState(false);
  const find = async () => {
    setFinding(true);
    const found = await findMe();
    setFinding(false);
    if (typeof found === 'string') return setTrouble(found);
    setTrouble(null);
    onFound(found);
  };
  return (
    <>
      <Button variant="secondary" isBusy={isFinding} onClick={() => void find()}>
        {isFinding ? copy.finding : copy.here}
      </Button>
      {trouble && <Alert tone="info">{trouble === 'not-allowed' ? copy.noPermission : copy.notFound}</Alert>}
    </>
  );
}
