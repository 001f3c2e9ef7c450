import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { GoodsReturn, ParcelSender } from '#contract/payments/returns/schema.ts';
import { useDraftPhotos } from '#web/data/use-draft-photos.ts';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { mapAddress } from '#web/lib/format/map-address.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { bringParcelLater } from './unsent-returns.ts';

interface Props {
  owner: string;
  one: GoodsReturn;
  sender: ParcelSender;
}

/** A parcel that goes back to its sender: where, whom to call, a photo, and who took it. */
export function ParcelBack({ owner, one, sender }: Props) {
  return (
    <>
      <Where sender={sender} />
      <HandBack owner={owner} one={one} />
    </>
  );
}

function Where({ sender: { name, phone, place } }: Pick<Props, 'sender'>) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const { run } = useCatalogue(agentCopy);
  const sought = `${place.name}, ${place.area}`;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-extrabold">{copy.toSender(name)}</span>
        <br />
        {[place.name, place.landmark, place.area].filter(Boolean).join(', ')}
        <br />
        {readablePhone(phone)}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={callAddress(phone)} variant="secondary" className="px-2">
          <Icon name="phone" />
          <span className="truncate">{copy.callSender(name)}</span>
        </ButtonLink>
        <ButtonLink href={mapAddress(place, { sought })} variant="secondary" className="px-2">
          <Icon name="map" />
          {run.place.map}
        </ButtonLink>
      </div>
    </>
  );
}

/** It counts once the phone has it, with or without network. */
function HandBack({ owner, one: { id } }: Omit<Props, 'sender'>) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const { leave } = useCatalogue(stopCopy);
  const { trouble } = useCatalogue(agentCopy);
  const { isRead, ...snaps } = useDraftPhotos(`return-photo:${id}`, 1);
  const [takenBy, setTakenBy] = useState('');
  const [isPressed, setPressed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [photo] = snaps.photos;
  const name = takenBy.trim();
  const press = async () => {
    setPressed(true);
    if (photo === undefined || name === '') return;
    setBusy(true);
    try {
      await bringParcelLater(owner, id, { takenBy: name, photo });
    } catch {
      setBusy(false);
      showToast({ title: trouble.notKept, description: trouble.notKeptText, tone: 'danger' });
    }
  };
  return (
    <>
      <Snap
        snaps={snaps}
        label={copy.backPhoto}
        error={isPressed && photo === undefined ? leave.photoRefused : undefined}
      />
      <Field
        label={copy.takenBy}
        value={takenBy}
        maxLength={80}
        autoComplete="off"
        error={isPressed && name === '' ? leave.givenByRefused : undefined}
        onChange={({ target }) => setTakenBy(target.value)}
      />
      <Button isBusy={isBusy} disabled={!isRead || snaps.isWorking} onClick={() => void press()}>
        {copy.handedBack}
      </Button>
    </>
  );
}
