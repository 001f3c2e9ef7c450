import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { listAllZones } from '#contract/cities/zones/endpoints.ts';
import { pointOf } from '#contract/cities/zones/outline.ts';
import type { CityOfZones, OfficeZone } from '#contract/cities/zones/schema.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { LateOutlinesMap } from '#web/ui/map/late-map.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { ZonesFile } from './file.tsx';
import { ZoneForm } from './form.tsx';
import { otherOutlines } from './other-outlines.ts';
import { allZonesQuery } from './queries.ts';
import { ZonesTable } from './table.tsx';

const aNewOne = 'new';

/** The neighbourhoods of a city: on a map, in a list, and one of them opened to be drawn. */
export function AdminZones() {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const query = useQuery(allZonesQuery);
  const isOnline = useOnline();
  return (
    <>
      <p className="text-ink-soft">{copy.intro}</p>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(known) => <Known {...known} />}
      </QueryBoundary>
    </>
  );
}

function Known({ cities, zones }: ReplyOf<typeof listAllZones>) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const [params, change] = useSearchState();
  // The office's choice, or that of this screen, which has the cities that are not open yet too.
  const chosen = useChosenId();
  const city = cities.find(({ id }) => id === (chosen ?? params.get('of'))) ?? cities[0];
  const zone = zones.find(({ id }) => id === params.get('zone'));
  const isOpen = params.get('zone') === aNewOne || zone !== undefined;
  if (city === undefined) return null;
  const own = zones.filter(({ cityId }) => cityId === city.id);
  const close = () => change({ zone: null });
  return (
    <>
      {cities.length > 1 && chosen === undefined && (
        <Select label={copy.city} value={city.id} onChange={({ target }) => change({ of: target.value })}>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className="flex justify-end">
        <Button onClick={() => change({ zone: aNewOne })}>{copy.add}</Button>
      </div>
      {own.length === 0 ? (
        <EmptyState picture={<ClosedMarket />} title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <Overview city={city} zones={own} />
          <ZonesTable zones={own} onEdit={({ id }) => change({ zone: id })} />
        </>
      )}
      <ZonesFile city={city} zones={zones} />
      <Sheet open={isOpen} onClose={close} title={zone === undefined ? copy.add : copy.edit(zone.name)}>
        {isOpen && (
          <ZoneForm key={zone?.id ?? aNewOne} city={city} zone={zone} zones={zones} onDone={close} />
        )}
      </Sheet>
    </>
  );
}

function useChosenId() {
  const slug = useOfficeCity();
  const { data: cities } = useQuery({ ...citiesQuery, enabled: slug !== undefined });
  return cities?.find((city) => city.slug === slug)?.id;
}

const nothing: [] = [];

function Overview({ city, zones }: { city: CityOfZones; zones: readonly OfficeZone[] }) {
  const { zones: copy, mapWords } = useCatalogue(adminMarketsCopy);
  const others = useMemo(() => otherOutlines(zones, null), [zones]);
  const middle = useMemo(() => pointOf(city.middle), [city.middle]);
  return (
    <LateOutlinesMap
      key={city.id}
      label={copy.map(city.name)}
      copy={mapWords}
      others={others}
      own={nothing}
      middle={middle}
    />
  );
}
