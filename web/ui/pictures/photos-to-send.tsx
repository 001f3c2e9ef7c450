import type { Snaps } from '#web/lib/pictures/use-snaps.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { FieldError } from '../fields/field-error.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  snaps: Snaps;
  copy: {
    photo: (place: number) => string;
    remove: (place: number) => string;
    working: string;
    unreadable: string;
  };
}

/** Photos that wait to be sent, each to be taken out again. */
export function PhotosToSend({ snaps: { photos, isWorking, isUnreadable, remove }, copy }: Props) {
  return (
    <>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4 pt-3">
          {photos.map(({ key, preview }, place) => (
            <li key={key} className="relative">
              <img
                src={preview}
                alt={copy.photo(place + 1)}
                className="size-20 rounded-md border-2 border-line object-cover"
              />
              <IconButton
                label={copy.remove(place + 1)}
                className="absolute -top-4 -right-4 border-2 border-line bg-surface"
                onClick={() => remove(key)}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isWorking && <output className="text-sm text-ink-soft">{copy.working}</output>}
      {isUnreadable && <FieldError>{copy.unreadable}</FieldError>}
    </>
  );
}
