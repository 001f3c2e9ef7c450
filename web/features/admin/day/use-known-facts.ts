import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { holds } from '#contract/permissions.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { launchQuery } from '#web/features/launch/admin/queries.ts';
import { allMarketsQuery } from '#web/features/markets/admin/queries.ts';
import { settingsQuery } from '#web/features/settings/queries.ts';
import type { Known } from './concerns.ts';

/** Fetches what this person may know of today; `query` is what is still missing, or failed. */
export function useKnown(me: User): { query: UseQueryResult; known: Known } {
  const seesLaunch = holds(me, 'launch:manage');
  const seesMarkets = holds(me, 'markets:manage');
  const settings = useQuery(settingsQuery);
  const launch = useQuery({ ...launchQuery, enabled: seesLaunch });
  const markets = useQuery({ ...allMarketsQuery({}), enabled: seesMarkets });
  const asked = [settings, ...(seesLaunch ? [launch] : []), ...(seesMarkets ? [markets] : [])];
  const known: Known = {
    ...(settings.data && { contactPhone: settingIn(settings.data, 'contact_phone') }),
    ...(launch.data && { launch: launch.data }),
    ...(markets.data && { markets: markets.data }),
  };
  const query: UseQueryResult =
    asked.find(({ isError }) => isError) ?? asked.find(({ isPending }) => isPending) ?? settings;
  return { query, known };
}
