import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coalesce } from '#web/lib/page/coalesce.ts';
import { isAbout } from '#web/data/live/noun.ts';
import { refetchZones } from '#web/data/live/zone-events.ts';
import { catalogueQueries, priceQueries } from '#web/features/lists/admin/queries.ts';
import { followOrders } from '#web/features/orders/live.ts';
import { useLiveAddress } from '#web/features/orders/use-live-orders.ts';

/** However many prices somebody types, they are queried this rarely. */
const pauseMs = 600;

/** Keeps items, prices and neighbourhoods true while others of the office and agents write them. */
export function useLiveMarkets(): void {
  const client = useQueryClient();
  const address = useLiveAddress();
  useEffect(() => {
    if (address === null) return;
    const askedOf = (names: readonly string[]) =>
      coalesce(pauseMs, () => {
        for (const name of names) void client.invalidateQueries({ queryKey: [name] });
      });
    const [prices, items] = [askedOf(priceQueries), askedOf(catalogueQueries)];
    const stop = followOrders(address, (update) => {
      if (update.type === 'state') return;
      if (update.type === 'fresh' || isAbout(update.event, 'catalogue')) items.ask();
      else if (isAbout(update.event, 'price')) prices.ask();
      if (update.type === 'fresh' || isAbout(update.event, 'zone')) refetchZones(client);
    });
    return () => {
      prices.rest();
      items.rest();
      stop();
    };
  }, [client, address]);
}
