import { useId } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { Snaps } from '#web/lib/pictures/use-snaps.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';

interface Props {
  snaps: Snaps;
  label: string;
  /** Name of each photo, where several may be taken. */
  nameOf?: (place: number) => string;
  error?: string | undefined;
}

/** The camera, one touch away, and what it took. */
export function Snap({ snaps, label, nameOf, error }: Props) {
  const { photo: copy } = useCatalogue(agentCopy);
  const id = useId();
  const hasOne = snaps.photos.length > 0;
  const wrong = snaps.isUnreadable ? copy.unreadable : error;
  return (
    <div className="field gap-3">
      {hasOne && (
        <ul className="flex flex-wrap gap-3">
          {snaps.photos.map(({ key, preview }, place) => (
            <li key={key} className="relative">
              <img
                src={preview}
                alt={nameOf?.(place + 1) ?? copy.of(label)}
                className="size-24 rounded-md border-2 border-line object-cover"
              />
              <IconButton
                label={copy.remove}
                className="absolute -top-3 -right-3 border-2 border-line bg-surface"
                onClick={() => snaps.remove(key)}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label
        htmlFor={id}
        className={classNames(
          'button button-secondary button-large focus-within:outline-3 focus-within:outline-leaf',
          wrong !== undefined && 'border-pepper',
        )}
      >
        <Icon name="camera" />
        {snaps.isWorking ? copy.working : hasOne && nameOf === undefined ? copy.another : label}
        <PictureInput id={id} onChoose={snaps.add} />
      </label>
      {wrong !== undefined && (
        <p className="field-error" role="alert">
          <Icon name="warning" />
          {wrong}
        </p>
      )}
    </div>
  );
}

/** The same as one square beside something else, for a photo that is often not wanted. */
export function SmallSnap({ snaps, label, isWanted }: { snaps: Snaps; label: string; isWanted: boolean }) {
  const { photo: copy } = useCatalogue(agentCopy);
  const id = useId();
  const [photo] = snaps.photos;
  return (
    <label
      htmlFor={id}
      className={classNames(
        'grid size-13 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-md border-2 text-leaf-ink focus-within:outline-3 focus-within:outline-leaf',
        isWanted && photo === undefined ? 'border-garri bg-garri text-on-garri' : 'border-leaf bg-surface',
      )}
    >
      {photo === undefined ? (
        <Icon name={snaps.isWorking ? 'clock' : 'camera'} size={28} />
      ) : (
        <img src={photo.preview} alt={copy.of(label)} className="size-full object-cover" />
      )}
      <PictureInput id={id} label={label} onChoose={snaps.add} />
    </label>
  );
}
