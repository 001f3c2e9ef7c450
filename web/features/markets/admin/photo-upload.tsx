import { useId } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import type { PictureId } from '#contract/media/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnePhoto, type OnePhotoState } from '#web/lib/pictures/use-one-photo.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';

interface Props {
  /** Subject of the photo, for people who do not see the layout. */
  label: string;
  hasOne: boolean;
  onThere: (id: PictureId) => void;
}

/** A photo from this device, made small and sent as soon as it is chosen. */
export function PhotoUpload({ label, hasOne, onThere }: Props) {
  const { upload: copy } = useCatalogue(adminMarketsCopy);
  const id = useId();
  const { state, choose, retry } = useOnePhoto(null, (sent) => sent !== null && onThere(sent));
  return (
    <div className="grid gap-2">
      <label
        htmlFor={id}
        className="button button-secondary justify-self-start focus-within:outline-3 focus-within:outline-leaf"
      >
        {hasOne ? copy.another : copy.choose}
        <PictureInput id={id} label={label} onChoose={([file]) => file !== undefined && choose(file)} />
      </label>
      <output className="text-sm text-ink-soft empty:hidden">{stateText(state, copy)}</output>
      {state.kind === 'lost' && (
        <Button size="small" onClick={retry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}

function stateText(state: OnePhotoState, copy: AdminMarketsCopy['upload']): string | undefined {
  switch (state.kind) {
    case 'none':
    case 'there':
      return undefined;
    case 'unreadable':
      return copy.unreadable;
    case 'working':
      return copy.working;
    case 'sending':
      return copy.sending(Math.round(state.share * 100));
    case 'lost':
      return state.sentence ?? copy.lost;
  }
}
