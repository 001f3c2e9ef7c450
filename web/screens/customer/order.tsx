import type { QueryClient } from '@tanstack/react-query';
import { orderCopy } from '#contract/copy/order.ts';
import { isOneCity } from '#contract/markets/one-city.ts';
import { Composer } from '#web/features/orders/compose/composer.tsx';
import { askFor, known } from '#web/data/api-query.ts';
import { zonesQuery } from '#web/features/cities/zones/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

export const page: ScreenPage = {
  // Chosen from as soon as the list stands, with or without network by then.
  prepare: (client) => [askForMarketsAndZones(client)],
  meta: ({ language, client }) => ({
    title: `${orderCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
    description: orderCopy[language].lead,
  }),
};

/** In a house of several cities the zones are asked for with the market that is chosen. */
async function askForMarketsAndZones(client: QueryClient): Promise<void> {
  await askFor(client, marketsQuery);
  if (isOneCity(known(client, marketsQuery))) await askFor(client, zonesQuery);
}

/** One page from a list to an order: write, check, say where to, agree, place. */
export default function Order() {
  const copy = useCatalogue(orderCopy);
  return (
    <div className="page">
      <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <h1>{copy.title}</h1>
        <Composer />
      </div>
    </div>
  );
}
