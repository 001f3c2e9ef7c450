import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { cityPagesCopy } from '#contract/copy/public/cities.ts';
import { isOneCity } from '#contract/markets/one-city.ts';
import type { Market } from '#contract/markets/schema.ts';
import { paths } from '#contract/paths.ts';
import { rememberCity } from '#web/features/cities/chosen-city.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useShownCity } from './use-shown-city.ts';

interface Props {
  markets: readonly Market[];
  /** A market that is chosen already: its city is shown until somebody chooses another here. */
  chosen?: string | null | undefined;
  /** True where the city's page is one tap away. */
  hasLink?: boolean;
  children: (markets: readonly Market[]) => ReactNode;
}

/** Markets as they are where all lie in one city; else those of the city that is chosen here and remembered on the device. */
export function ByCity({ markets, ...rest }: Props) {
  return isOneCity(markets) ? rest.children(markets) : <OfChosenCity markets={markets} {...rest} />;
}

function OfChosenCity({ markets, chosen, hasLink = false, children }: Props) {
  const copy = useCatalogue(cityPagesCopy);
  const [isAsked, setAsked] = useState(false);
  const { city, withMarkets } = useShownCity(markets, isAsked ? null : chosen);
  const ask = (slug: string) => {
    setAsked(true);
    rememberCity(slug);
  };
  // Until the cities are there, and for readers without scripts, all of them.
  if (city === undefined) return children(markets);
  return (
    <div className="grid gap-4">
      <Select label={copy.city} value={city.slug} onChange={({ target }) => ask(target.value)}>
        {withMarkets.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      {children(markets.filter(({ cityId }) => cityId === city.id))}
      {hasLink && (
        <p>
          <Link href={paths.market(city.slug)} className="link inline-flex min-h-12 items-center">
            {copy.all(city.name)}
          </Link>
        </p>
      )}
    </div>
  );
}
