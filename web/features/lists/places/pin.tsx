import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { isServed, kilometresBetween, servedAreas, type Place } from '#contract/areas.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { findMe, type NotFound } from '#web/lib/device/location.ts';
import { PlusCodeField } from '#web/ui/map/plus-code-field.tsx';

const middle = servedAreas['Life Camp'];

interface Props {
  pin: Place | null;
  onPin: (pin: Place | null) => void;
}

/** The place on the map, for those who want to give it: where they stand, or their plus code. */
export function PlacePin({ pin, onPin }: Props) {
  const { where } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  if (pin === null) return <FindPin onPin={onPin} />;
  return (
    <div className="grid gap-2">
      {isServed(pin) ? (
        <p className="flex gap-2">
          <Icon name="track" />
          {where.pinned(kilometresBetween(middle, pin).toFixed(1))}
        </p>
      ) : (
        <Alert tone="danger">{refusalSentence('outside-area', language)}</Alert>
      )}
      <Button variant="quiet" onClick={() => onPin(null)}>
        {where.unpin}
      </Button>
    </div>
  );
}

function FindPin({ onPin }: Pick<Props, 'onPin'>) {
  const { where } = useCatalogue(orderCopy);
  const [trouble, setTrouble] = useState<NotFound | null>(null);
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
        {isFinding ? where.finding : where.here}
      </Button>
      {trouble && (
        <Alert tone="info">{trouble === 'not-allowed' ? where.noPermission : where.notFound}</Alert>
      )}
      <PlusCodeField words={where} near={middle} onRead={onPin} />
    </div>
  );
}
