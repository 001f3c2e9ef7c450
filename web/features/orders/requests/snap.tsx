import { useEffect, useEffectEvent, useId } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { mostRequestPictures } from '#contract/orders/requests/schema.ts';
import { useSnaps } from '#web/lib/pictures/use-snaps.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
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
export function Snap({ given = [], words: said = '', onClose }: Props) {
  const { snap: words } = useCatalogue(requestsCopy);
  const snaps = useSnaps(mostRequestPictures, 'first');
  const { photos, isWorking, isUnreadable, isOver, add, remove } = snaps;
  const id = useId();
  const takeGiven = useEffectEvent(() => add(given));
  useEffect(() => takeGiven(), []);
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="text-ink-soft">{words.text}</p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4 pt-3">
          {photos.map(({ key, preview }, place) => (
            <li key={key} className="relative">
              <img
                src={preview}
                alt={words.photo(place + 1)}
                className="size-20 rounded-md border-2 border-line object-cover"
              />
              <IconButton
                label={words.remove(place + 1)}
                className="absolute -top-4 -right-4 border-2 border-line bg-surface"
                onClick={() => remove(key)}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isWorking && <output className="text-sm text-ink-soft">{words.working}</output>}
      {isUnreadable && <FieldError>{words.unreadable}</FieldError>}
      {isOver && <Alert tone="warning">{words.onlyFour}</Alert>}
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
          {words.add}
        </label>
      )}
      <SendRequest
        original={photos.length === 0 ? null : { kind: 'photo', photos }}
        words={said}
        isWorking={isWorking}
        onSent={onClose}
        onClose={onClose}
      />
    </section>
  );
}
