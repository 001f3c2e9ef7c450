import { agentCopy } from '#contract/copy/agent.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DoorPlace } from '../delivery/address.tsx';
import { buyingPlaces, mapAddressOf, thingsInHand, type BuyingPlace } from '../shopping/buying-places.ts';
import { StopCard } from '../stop/stop-card.tsx';
import { letterOf } from './bag.ts';

interface Props {
  orders: readonly RunOrder[];
  all: readonly RunOrder[];
}

/** Stops of errands, and the market beside them, until what they are about is in the hand; then the doors of things. */
export function BuyingPlaces({ orders, all }: Props) {
  const places = buyingPlaces(orders).map(({ key, orders: there }) => {
    const thing = thingOf(there[0].errand);
    if (thing !== null)
      return <StopCard key={key} order={there[0]} thing={thing} hasLetter={all.length > 1} />;
    return <Place key={key} orders={there} hasLetters={all.length > 1} />;
  });
  return (
    <>
      {places}
      {thingsInHand(orders).map((order) => (
        <div key={order.code} className="card">
          <DoorPlace order={order} />
        </div>
      ))}
    </>
  );
}

function Place({ orders, hasLetters }: Pick<BuyingPlace, 'orders'> & { hasLetters: boolean }) {
  const { place: copy, item } = useCatalogue(agentCopy).run;
  const [first] = orders;
  const { errand, market } = first;
  const kind = copy.kinds[errand?.kind ?? 'market'];
  const isThere = orders.every(({ status, part }) => status !== 'assigned' && part !== 'door');
  return (
    <section className="card grid gap-3" aria-label={`${kind}: ${market.name}`}>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {[kind, ...(hasLetters ? orders.map((order) => item.bag(letterOf(order))) : [])].join(' · ')}
        </p>
        <p className="text-2xl leading-tight font-extrabold wrap-anywhere">{market.name}</p>
        {errand && <p className="mt-1 text-lg font-extrabold">{errand.stop.area}</p>}
        {market.location !== '' && <p className="wrap-anywhere">{market.location}</p>}
      </div>
      {!isThere && (
        <ButtonLink href={mapAddressOf(first)} variant="secondary" isWide>
          <Icon name="map" />
          {copy.map}
        </ButtonLink>
      )}
    </section>
  );
}
