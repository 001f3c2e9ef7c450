import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OfficeCity } from '#contract/cities/schema.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { mayDifferByCity } from '#contract/settings/rules.ts';
import { settingKeys } from '#contract/settings/setting-rules.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { FeePreview, FeeSums, withDraft, type FeeDrafts } from '#web/features/settings/admin/fee-preview.tsx';
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

/**
 * The settings that may differ by city, each the house's or the city's own, and what the city's orders of last week would
 * have cost and paid under figures that are typed and not saved.
 */
export function AdminCitySettings({ city }: { city: OfficeCity }) {
  const { settings: copy } = useCatalogue(citiesCopy);
  const house = useQuery(allSettingsQuery);
  const own = useQuery(citySettingsQuery(city.id));
  const [drafts, setDrafts] = useState<FeeDrafts>({});
  return (
    <QueryBoundary query={house} waiting={<Skeleton className="h-80" />}>
      {(rows) => (
        <QueryBoundary query={own} waiting={<Skeleton className="h-80" />}>
          {(ownRows) => (
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Card title={copy.title(city.name)}>
                <div className="divide-y divide-line">
                  {editable.map((key) => {
                    const ofHouse = rows.find((row) => row.key === key);
                    if (ofHouse === undefined) return null;
                    return (
                      <CitySettingRow
                        key={key}
                        city={city}
                        settingKey={key}
                        ofHouse={ofHouse}
                        ofCity={ownRows.find((row) => row.key === key)}
                        onDraft={(value) => setDrafts((others) => withDraft(others, key, value))}
                      >
                        <FeeSums settingKey={key} drafts={drafts} cityId={city.id} />
                      </CitySettingRow>
                    );
                  })}
                </div>
              </Card>
              <FeePreview drafts={drafts} cityId={city.id} />
            </div>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
