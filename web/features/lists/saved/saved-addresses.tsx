import { orderCopy } from '#contract/copy/order.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useSavedAddresses } from '../queries.ts';

/** The places of this account, each one tap away. */
export function SavedPlaces({
  zones,
  isFromMarket,
  onUse,
}: {
  zones: readonly Zone[] | undefined;
  /** False where it is fetched from a shop. */
  isFromMarket: boolean;
  onUse: (place: SavedAddress) => void;
}) {
  const { where } = useCatalogue(orderCopy);
  const places = useSavedAddresses();
  const notNow = isFromMarket ? where.labelNotNow : where.labelNotReached;
  if (places.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3>{where.saved}</h3>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.id}>
            <Button variant="secondary" size="small" onClick={() => onUse(place)}>
              {isReached(zones, place) ? place.label : notNow(place.label)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
