import { useId } from 'react';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { Snaps } from '#web/lib/pictures/use-snaps.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';

/** The photos that go with the message, each to be taken out again. */
export function PhotosToSend({ snaps }: { snaps: Snaps }) {
  const { write: words } = useCatalogue(talkCopy);
  return (
    <>
      {snaps.photos.length > 0 && (
        <ul className="flex flex-wrap gap-4 pt-3">
          {snaps.photos.map(({ key, preview }, place) => (
            <li key={key} className="relative">
              <img
                src={preview}
                alt={words.photoOf(place + 1)}
                className="size-20 rounded-md border-2 border-line object-cover"
              />
              <IconButton
                label={words.removePhoto(place + 1)}
                className="absolute -top-4 -right-4 border-2 border-line bg-surface"
                onClick={() => snaps.remove(key)}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {snaps.isWorking && <output className="text-sm text-ink-soft">{words.working}</output>}
      {snaps.isUnreadable && (
        <p className="field-error" role="alert">
          <Icon name="warning" />
          {words.unreadable}
        </p>
      )}
    </>
  );
}

/** The camera or the gallery, as the phone offers it. */
export function PhotoButton({ snaps, isFull }: { snaps: Snaps; isFull: boolean }) {
  const { write: words } = useCatalogue(talkCopy);
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        'button button-quiet button-icon focus-within:outline-3 focus-within:outline-leaf',
        isFull && 'opacity-50',
      )}
    >
      <Icon name="camera" />
      <PictureInput id={id} label={words.photo} isMultiple isDisabled={isFull} onChoose={snaps.add} />
    </label>
  );
}
