import { useQuery } from '@tanstack/react-query';
import { analyseLists } from '#contract/analytics/endpoints.ts';
import { inTimeShare } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { AnalyticsPlace } from '../url-state.ts';
import { useUnits } from '../values/units.ts';
import { PeriodFigure } from './over-time.tsx';
import { Tiles } from './tiles.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Voice notes and photos that staff wrote down, and how many within their aim; of every market. */
export function ListsFigures({ place }: { place: AnalyticsPlace }) {
  const { lists: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const { data } = useQuery(apiQuery(analyseLists, { ...place.days, ...useInCity() }));
  if (data === undefined || (data.now.written === 0 && data.now.unreadable === 0)) return null;
  const inTime = inTimeShare(data.now);
  return (
    <>
      <Tiles
        analysis={data}
        compares={place.compares}
        tiles={[
          { label: copy.inTime, of: inTimeShare, unit: share, wants: 'more' },
          { label: copy.written, of: ({ written }) => written, unit: count },
          { label: copy.unreadable, of: ({ unreadable }) => unreadable, unit: count, wants: 'less' },
        ]}
      />
      <PeriodFigure
        name="lists-in-time"
        title={copy.inTime}
        summary={inTime === null ? copy.none : copy.text(share.format(inTime))}
        analysis={data}
        measures={[{ key: 'in-time', label: copy.inTime, of: inTimeShare }]}
        unit={share}
        drawn="line"
      />
    </>
  );
}
