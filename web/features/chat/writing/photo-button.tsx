import { useId } from 'react';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Snaps } from '#web/lib/pictures/use-snaps.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';

/** The camera or the gallery, as the phone offers it. */
export function PhotoButton({ snaps, isFull }: { snaps: Snaps; isFull: boolean }) {
  const { write: copy } = useCatalogue(talkCopy);
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
      <PictureInput id={id} label={copy.photo} isMultiple isDisabled={isFull} onChoose={snaps.add} />
    </label>
  );
}
