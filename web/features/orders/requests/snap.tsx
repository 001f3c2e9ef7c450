import { useEffect, useEffectEvent, useId } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { mostRequestPictures } from '#contract/orders/requests/most-pictures.ts';
import { useSnaps } from '#web/lib/pictures/use-snaps.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { bringIntoSight } from '#web/lib/screen/bring-into-sight.ts';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PhotosToSend } from '#web/ui/pictures/photos-to-send.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { SendRequest } from './send.tsx';

export interface Props {
  /** Photos that another app shared. */
  given?: readonly File[];
  /** Words that came with them. */
  words?: string;
  onClose: () => void;
}

/** Photos of a list on paper. */
export function Snap({ given = [], words: note = '', onClose }: Props) {
  const { snap: copy } = useCatalogue(requestsCopy);
  const snaps = useSnaps(mostRequestPictures, 'first');
  const { photos, isWorking, isOver, add } = snaps;
  const id = useId();
  const takeGiven = useEffectEvent(() => add(given));
  useEffect(() => takeGiven(), []);
  return (
    <section ref={bringIntoSight} className="grid gap-3" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <p className="text-ink-soft">{copy.text}</p>
      <PhotosToSend snaps={snaps} copy={copy} />
      {isOver && <Alert tone="warning">{copy.onlyFour}</Alert>}
      {photos.length < mostRequestPictures && (
        <label
          htmlFor={id}
          className={buttonClass(
            { variant: 'secondary' },
            'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-leaf',
          )}
        >
          <PictureInput id={id} isMultiple onChoose={add} />
          <Icon name="camera" />
          {copy.add}
        </label>
      )}
      <SendRequest
        original={photos.length === 0 ? null : { kind: 'photo', photos }}
        words={note}
        isWorking={isWorking}
        onSent={onClose}
        onClose={onClose}
      />
    </section>
  );
}
