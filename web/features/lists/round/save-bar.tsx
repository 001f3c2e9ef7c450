import { useMemo } from 'react';
import { roundCopy } from '#contract/copy/agent/round.ts';
import type { RoundCopy } from '#contract/copy/agent/round/en.ts';
import type { PriceRound } from '#contract/lists/prices/round.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useTyped } from './round-store.ts';
import type { Saved } from './use-save-round.ts';
import { placesOf } from './typed-price.ts';

interface Props {
  owner: string;
  round: PriceRound;
  isSaving: boolean;
  saved: Saved | undefined;
  /** Prices that wait on this phone for network. */
  stored: number;
}

/** Under the thumb: how much is typed and not sent, what became of the rest, and the one button. */
export function RoundBar({ owner, round, isSaving, saved, stored }: Props) {
  const copy = useCatalogue(roundCopy);
  const names = useMemo(() => placesOf(round).map(({ name }) => name), [round]);
  const typed = useTyped(owner, (cells) => names.filter((name) => name in cells).length);
  return (
    <div className="bottom-bar round-bar">
      <output className="min-w-0 text-sm">
        {saved?.failure !== undefined && <p className="field-error">{saved.failure || copy.notSent}</p>}
        <p className="font-extrabold">{typed > 0 ? copy.typed(typed) : sentenceOf(saved, stored, copy)}</p>
        {typed === 0 && saved !== undefined && saved.waiting > 0 && <p>{copy.waiting(saved.waiting)}</p>}
        {typed === 0 && saved !== undefined && saved.paid > 0 && <p>{copy.paid(saved.paid)}</p>}
      </output>
      <Button type="submit" isBusy={isSaving} disabled={typed === 0 && !isSaving}>
        {isSaving ? copy.saving : copy.save}
      </Button>
    </div>
  );
}

function sentenceOf(saved: Saved | undefined, stored: number, copy: RoundCopy): string {
  if (stored > 0) return copy.kept;
  if (saved === undefined) return copy.nothingTyped;
  if (saved.isStored) return copy.gone;
  return saved.sent > 0 ? copy.sent(saved.sent) : copy.nothingTyped;
}
