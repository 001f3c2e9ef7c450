import { useQuery } from '@tanstack/react-query';
import type { OfficeCity } from '#contract/cities/schema.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { mayDifferByCity } from '#contract/settings/rules.ts';
import { settingKeys } from '#contract/settings/setting-rules.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { allSettingsQuery } from '#web/features/settings/admin/queries.ts';
import type { EditableKey } from '#web/features/settings/admin/setting-draft.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { CitySettingRow } from './row.tsx';
import { citySettingsQuery } from './queries.ts';

const editable = settingKeys.filter(
  (key): key is EditableKey => key !== 'maintenance' && mayDifferByCity(key),
);

/** The settings that may differ by city, each the house's or the city's own. */
export function AdminCitySettings({ city }: { city: OfficeCity }) {
  const { settings: words } = useCatalogue(citiesCopy);
  const house = useQuery(allSettingsQuery);
  const own = useQuery(citySettingsQuery(city.id));
  return (
    <QueryBoundary query={house} waiting={<Skeleton className="h-80" />}>
      {(rows) => (
        <QueryBoundary query={own} waiting={<Skeleton className="h-80" />}>
          {(ownRows) => (
            <Card title={words.title(city.name)}>
              <div className="divide-y divide-line">
                {editable.map((key) => {
                  const ofHouse = rows.find((row) => row.key === key);
                  if (ofHouse === undefined) return null;
                  const ofCity = ownRows.find((row) => row.key === key);
                  return (
                    <CitySettingRow
                      key={key}
                      city={city}
                      settingKey={key}
                      ofHouse={ofHouse}
                      ofCity={ofCity}
                    />
                  );
                })}
              </div>
            </Card>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
