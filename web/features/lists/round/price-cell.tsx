import { memo, type KeyboardEvent } from 'react';
import { roundCopy } from '#contract/copy/agent/round.ts';
import type { RoundCopy } from '#contract/copy/agent/round/en.ts';
import { placeOf, type RoundCell, type RoundRow, type SeenPrice } from '#contract/lists/prices/round.ts';
import { daysBetween, lagosInstant } from '#contract/time.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { goToNextCell } from './next-cell.ts';
import { changeTyped, typePrice, useTyped } from './round-store.ts';
import { priceOfTyped } from './typed-price.ts';

interface Props {
  owner: string;
  row: RoundRow;
  market: { id: SeenPrice['marketId']; name: string };
  today: string;
  /** A price of this place that waits on this phone. */
  storedKobo: number | undefined;
  /** Saves the field as it is left, where others type at the same time. */
  onLeave: ((place: string) => void) | undefined;
}

/** One price to type, with the last one and its age below. Drawn anew only when its own text changes. */
export const PriceCell = memo(function PriceCell({ owner, row, market, today, storedKobo, onLeave }: Props) {
  const copy = useCatalogue(roundCopy);
  const { item, measure } = row;
  const name = placeOf({ marketId: market.id, itemId: item.id, measure });
  const cell = row.cells.find(({ marketId }) => marketId === market.id);
  const typed = useTyped(owner, (cells) => cells[name]);
  const other = cell?.other ?? null;
  const read = typed && priceOfTyped(typed, { guideKobo: cell?.guideKobo ?? null, other });
  const label = copy.field(item.name, copy.measure(measure), market.name);
  const trouble = typed?.isLeft && read ? troubleOf(read, other, copy) : undefined;
  const leave = () => {
    changeTyped(owner, name, { isLeft: true });
    onLeave?.(name);
  };
  const beSure = () => {
    const compared = onLeave && { otherAt: other?.at ?? null };
    changeTyped(owner, name, { isSure: true, answer: null, ...compared });
    onLeave?.(name);
  };
  const asks = read?.kind === 'far' || read?.kind === 'newer';
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Entered once more, a price that is far, or that somebody else sees otherwise, is right.
    const isAgain = asks && typed?.isLeft;
    if (isAgain) beSure();
    else leave();
    if (isAgain || read === undefined || read.kind === 'price') goToNextCell(event.currentTarget);
  };
  return (
    <div data-place={name} className="grid gap-1">
      <Field
        label={<span className="sr-only">{label}</span>}
        prefix="₦"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={14}
        value={typed?.text ?? ''}
        error={trouble}
        onChange={({ target }) => typePrice(owner, name, target.value, onLeave && (other?.at ?? null))}
        onBlur={({ relatedTarget }) => {
          // An error that appears under the press would move the button away from it; sending shows it anyway.
          const isSaving = relatedTarget !== null && relatedTarget.closest('.round-bar') !== null;
          if (!isSaving) leave();
        }}
        onKeyDown={enter}
      />
      {trouble !== undefined && asks && (
        <Button size="small" variant="secondary" aria-label={copy.sureOf(label)} onClick={beSure}>
          {copy.sure}
        </Button>
      )}
      {typed !== undefined && typed.day !== today && (
        <p className="round-note">
          {copy.typedOn(shortDayOf(lagosInstant(typed.day, '12:00').toISOString()))}
        </p>
      )}
      <Known cell={cell} today={today} storedKobo={storedKobo} />
    </div>
  );
});

function troubleOf(
  read: ReturnType<typeof priceOfTyped>,
  other: RoundCell['other'],
  copy: RoundCopy,
): string | undefined {
  switch (read.kind) {
    case 'price':
      return undefined;
    case 'wrong':
      return copy.wrong;
    case 'far':
      return copy.far(shortNaira(read.guideKobo));
    case 'newer':
      return other === null ? copy.answers.newer : copy.newer(other.by, shortNaira(other.kobo));
    case 'refused':
    case 'unknown':
      return copy.answers[read.kind];
  }
}

interface KnownProps {
  cell: RoundCell | undefined;
  today: string;
  storedKobo: number | undefined;
}

/** Price known here: the one that waits on this phone, else those of today, this person’s own and somebody else’s, else the last. */
function Known({ cell, today, storedKobo }: KnownProps) {
  const copy = useCatalogue(roundCopy);
  if (storedKobo !== undefined) return <p className="round-note">{copy.stored(shortNaira(storedKobo))}</p>;
  const own = cell?.own ?? null;
  const other = cell?.other ?? null;
  if (own !== null || other !== null) {
    return (
      <>
        {own !== null && (
          <p className="round-note" data-done={own.isPaid || own.state === 'accepted'}>
            {copy.own[own.isPaid ? 'paid' : own.state](shortNaira(own.kobo))}
          </p>
        )}
        {other !== null && <p className="round-note">{copy.other(shortNaira(other.kobo), other.by)}</p>}
      </>
    );
  }
  const last = cell?.last ?? null;
  if (last === null) return <p className="round-note">{copy.noPrice}</p>;
  const age = copy.age(Math.max(0, daysBetween(last.on, today)));
  return <p className="round-note">{copy.last(shortNaira(last.kobo), age)}</p>;
}
