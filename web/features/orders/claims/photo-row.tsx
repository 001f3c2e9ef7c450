import { claimsCopy } from '#contract/copy/claims.ts';
import type { ClaimsCopy } from '#contract/copy/claims/en.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { Photo, PhotoState } from './photos.ts';

interface Props {
  photo: Photo;
  name: string;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo: what it shows, how far it is, and what can be done with it. */
export function PhotoRow({ photo: { preview, state }, name, onRetry, onRemove }: Props) {
  const { photos: copy } = useCatalogue(claimsCopy);
  const isWrong = state.kind === 'unreadable' || state.kind === 'lost' || state.kind === 'refused';
  return (
    <li className="flex items-center gap-3 rounded-md border-2 border-line p-2">
      {preview === null ? (
        <span className="grid size-16 shrink-0 place-items-center rounded-sm bg-sunk text-ink-soft">
          <Icon name={isWrong ? 'warning' : state.kind === 'sent' ? 'check' : 'clock'} />
        </span>
      ) : (
        <img src={preview} alt="" className="size-16 shrink-0 rounded-sm object-cover" />
      )}
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <p className="font-extrabold">{name}</p>
        <p
          className={isWrong ? 'text-sm text-pepper-ink' : 'text-sm text-ink-soft'}
          role={isWrong ? 'alert' : undefined}
        >
          {stateText(state, copy)}
        </p>
        {state.kind === 'sending' && (
          <progress
            className="photo-progress"
            max={1}
            value={state.share}
            aria-label={`${name}: ${stateText(state, copy)}`}
          />
        )}
        {(state.kind === 'lost' || state.kind === 'refused') && (
          <Button variant="secondary" size="small" aria-label={copy.retryOf(name)} onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
      </div>
      <IconButton label={copy.removeOf(name)} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}

function stateText(state: PhotoState, copy: ClaimsCopy['photos']): string {
  switch (state.kind) {
    case 'reading':
      return copy.reading;
    case 'sending':
      return copy.sending(Math.round(state.share * 100));
    case 'sent':
      return copy.sent;
    case 'unreadable':
      return copy.unreadable;
    case 'lost':
      return copy.noNetwork;
    case 'refused':
      return state.sentence;
  }
}
