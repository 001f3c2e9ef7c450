import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import type { City } from '#contract/cities/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesQuery } from '../features/cities/queries.ts';
import { useCatalogue } from '../lib/screen/app-context.tsx';
import { chooseOfficeCity, chosenOfficeCity, showsOneCity } from '../lib/screen/office-city.ts';
import { useSearchState } from '../lib/screen/use-search-state.ts';

/** The city whose figures and lists the office shows; nothing for those who see a single one. */
export function ChooseCity({ me }: { me: User }) {
  const [pathname] = useLocation();
  const { data: cities } = useQuery(citiesQuery);
  if (cities === undefined || !showsOneCity(pathname)) return null;
  const seen = citiesOf(me);
  return (
    <Choose key={pathname} cities={cities.filter(({ id }) => seen === undefined || seen.includes(id))} />
  );
}

function Choose({ cities }: { cities: readonly City[] }) {
  const { frame } = useCatalogue(adminCopy);
  const [params, change] = useSearchState();
  const several = cities.length > 1 ? cities : [];
  const named = params.get('city');
  const isKnown = several.some(({ slug }) => slug === named);
  const readAddress = useEffectEvent((city: string | null, isSeen: boolean) => {
    const before = chosenOfficeCity();
    if (city === null) {
      if (before !== undefined) change({ city: before });
      return;
    }
    chooseOfficeCity(isSeen ? city : undefined);
    // An address may name a city that this person does not see, or that is no more.
    if (!isSeen) change({ city: null });
  });
  // A choice writes the address itself; only another address is read again.
  useEffect(() => readAddress(named, isKnown), [named, isKnown]);
  if (several.length === 0) return null;
  const choose = (slug: string) => {
    chooseOfficeCity(slug === '' ? undefined : slug);
    // A market is of one city.
    change({ city: slug, market: null });
  };
  return (
    <div className="shrink-0 lg:w-full lg:px-4">
      <select
        className="control"
        aria-label={frame.city}
        value={isKnown && named !== null ? named : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{frame.everyCity}</option>
        {several.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
