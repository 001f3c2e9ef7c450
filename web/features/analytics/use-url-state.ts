import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { useNow } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';
import { readPlace, type Part } from './url-state.ts';

export function useAnalyticsPlace() {
  const [params, change] = useSearchState();
  const place = { ...readPlace(params, lagosClock(useNow()).date), city: useOfficeCity() };
  const hrefOf = (part: Part) => {
    const next = new URLSearchParams(params);
    next.set('part', part);
    return `${paths.adminAnalytics}?${next}`;
  };
  const hrefOfCity = (slug: string) => {
    const next = new URLSearchParams(params);
    next.set('city', slug);
    return `${paths.adminAnalytics}?${next}`;
  };
  return { place, change, hrefOf, hrefOfCity };
}
