import { useId } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { AgentCopy } from '#contract/copy/agent/en.ts';
import type { PictureId } from '#contract/media/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { useOnePhoto, type OnePhotoState } from '#web/lib/pictures/use-one-photo.ts';
import { PictureInput } from '#web/ui/fields/picture-input.tsx';

interface Props {
  label: string;
  hint: string;
  stored: PictureId | null;
  error: string | undefined;
  onThere: (id: PictureId | null) => void;
}

/** A photo that an application wants: taken or chosen, made small, and on its way at once. */
export function OnePhotoField({ label, hint, stored, error, onThere }: Props) {
  const { photo: copy } = useCatalogue(agentCopy);
  const id = useId();
  const { state, preview, choose, retry } = useOnePhoto(stored, onThere);
  const wrong = state.kind === 'unreadable' ? copy.unreadable : state.kind === 'none' ? error : undefined;
  return (
    <div className="field">
      <p className="field-label">{label}</p>
      <div className="flex items-center gap-4">
        {preview === undefined ? (
          <span className="grid size-24 shrink-0 place-items-center rounded-md bg-sunk text-ink-soft">
            <Icon name={state.kind === 'there' ? 'check' : 'camera'} size={32} />
          </span>
        ) : (
          <img src={preview} alt={copy.of(label)} className="size-24 shrink-0 rounded-md object-cover" />
        )}
        <div className="grid min-w-0 grow gap-2">
          <label
            htmlFor={id}
            className="button button-secondary focus-within:outline-3 focus-within:outline-leaf"
          >
            {state.kind === 'none' ? copy.take : copy.another}
            <PictureInput id={id} label={label} onChoose={([file]) => file !== undefined && choose(file)} />
          </label>
          <output className="min-h-6 text-sm text-ink-soft">{stateText(state, copy) ?? hint}</output>
          {state.kind === 'lost' && (
            <Button size="small" onClick={retry}>
              {copy.retry}
            </Button>
          )}
        </div>
      </div>
      {wrong !== undefined && <FieldError>{wrong}</FieldError>}
    </div>
  );
}

function stateText(state: OnePhotoState, copy: AgentCopy['photo']): string | undefined {
  switch (state.kind) {
    case 'none':
    case 'unreadable':
      return undefined;
    case 'working':
      return copy.working;
    case 'sending':
      return copy.sending(Math.round(state.share * 100));
    case 'there':
      return copy.there;
    case 'lost':
      return state.sentence ?? copy.lost;
  }
}
