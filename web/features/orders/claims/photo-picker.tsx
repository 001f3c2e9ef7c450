import { useId, useState, type ChangeEvent } from 'react';
import { claimsCopy } from '#contract/copy/claims.ts';
import { mostClaimPictures } from '#contract/orders/claims/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import type { Photos } from './use-photos.ts';
import { PhotoRow } from './photo-row.tsx';

interface Props {
  photos: Photos;
  /** Reason why a claim cannot be sent with these. */
  error: string | undefined;
}

/** Up to three photos out of the camera or the gallery, each on its own way. */
export function ClaimPhotos({ photos: { photos, add, retry, remove }, error }: Props) {
  const { photos: copy } = useCatalogue(claimsCopy);
  const id = useId();
  const [hadRoom, setHadRoom] = useState(true);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setHadRoom(add([...(target.files ?? [])]));
    // The same photo can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">{copy.title}</legend>
      {photos.length > 0 && (
        <ul className="grid gap-3">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              name={copy.photo(at + 1)}
              onRetry={() => retry(photo.key)}
              onRemove={() => {
                setHadRoom(true);
                remove(photo.key);
              }}
            />
          ))}
        </ul>
      )}
      {photos.length < mostClaimPictures && (
        <label
          className={buttonClass(
            { variant: 'secondary' },
            'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-leaf',
          )}
        >
          <input
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            aria-describedby={`${id}hint`}
            onChange={choose}
          />
          <Icon name="plus" />
          {photos.length === 0 ? copy.add : copy.addMore}
        </label>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {!hadRoom && <output className="field-hint">{copy.tooMany}</output>}
      <p className="field-hint" id={`${id}hint`}>
        {copy.hint}
      </p>
    </fieldset>
  );
}
