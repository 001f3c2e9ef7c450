import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { OrderCopy } from '#contract/copy/order/en.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import type { Place } from '#contract/areas.ts';
import { zoneAt, zoneNamed } from '#contract/cities/zones/resolve.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { useRememberedCity } from '#web/features/cities/chosen-city.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { findMe, type NotFound } from '#web/lib/device/location.ts';
import { PlusCodeField } from '#web/ui/map/plus-code-field.tsx';

interface Props {
  pin: Place | null;
  /** Zones that it may lie in; absent while they are not known. */
  zones: readonly Zone[] | undefined;
  /** The area that is chosen beside it. */
  area: string | null;
  /** Words of another place than the door. */
  copy?: PinCopy;
  /** The refusal of a place in no area. */
  outside?: 'outside-area' | 'stop-outside-area';
  onPin: (pin: Place | null) => void;
}

type PinCopy = Pick<
  OrderCopy['where'],
  | 'here'
  | 'finding'
  | 'pinned'
  | 'unpin'
  | 'noPermission'
  | 'notFound'
  | 'plusCode'
  | 'plusCodeHint'
  | 'plusCodeRefused'
>;

/** The place on the map, for those who want to give it: where they stand, or their plus code. */
export function PlacePin({ pin, zones, area, copy, outside = 'outside-area', onPin }: Props) {
  const { where } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  const says = copy ?? where;
  if (pin === null) return <FindPin copy={says} zones={zones} area={area} onPin={onPin} />;
  const zone = zones && zoneAt(zones, pin);
  return (
    <div className="grid gap-2">
      {zones === undefined || zone !== undefined ? (
        <p className="flex gap-2">
          <Icon name="track" />
          {says.pinned(zone?.name ?? null)}
        </p>
      ) : (
        <Alert tone="danger">{refusalSentence(outside, language)}</Alert>
      )}
      <Button variant="quiet" onClick={() => onPin(null)}>
        {says.unpin}
      </Button>
    </div>
  );
}

/** Middle of the chosen area, else of one in the city that was chosen on this device, else in the first. */
function useNear(zones: readonly Zone[] = [], area: string | null): Place | undefined {
  const remembered = useRememberedCity();
  const { data: cities = [] } = useQuery(citiesQuery);
  const city = cities.find(({ slug }) => slug === remembered) ?? cities[0];
  const zone = zoneNamed(zones, area ?? '') ?? zones.find(({ cityId }) => cityId === city?.id) ?? zones[0];
  return zone?.middle;
}

function FindPin({ copy, zones, area, onPin }: Pick<Props, 'zones' | 'area' | 'onPin'> & { copy: PinCopy }) {
  const [trouble, setTrouble] = useState<NotFound | null>(null);
  // A short code means the place of that name near by.
  const near = useNear(zones, area);
  const [isFinding, setFinding] = useState(false);
  const find = async () => {
    setFinding(true);
    const found = await findMe();
    setFinding(false);
    if (typeof found === 'string') setTrouble(found);
    else onPin(found);
  };
  return (
    <div className="grid gap-4">
      <Button variant="secondary" isBusy={isFinding} onClick={() => void find()}>
        <Icon name="track" />
        {isFinding ? copy.finding : copy.here}
      </Button>
      {trouble && <Alert tone="info">{trouble === 'not-allowed' ? copy.noPermission : copy.notFound}</Alert>}
      {near !== undefined && <PlusCodeField copy={copy} near={near} onRead={onPin} />}
    </div>
  );
}
