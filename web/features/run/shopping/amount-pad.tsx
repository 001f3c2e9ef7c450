import { useId, type ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { afterKey, readAmount } from './amount.ts';

/** Four in a row, so that three rows are enough; the last number is deleted beside the first. */
const keys = ['1', '2', '3', 'clear', '4', '5', '6', '000', '7', '8', '9', '0'] as const;

/** An amount that is likely, and why. */
export interface LikelyAmount {
  kobo: number;
  label: string;
}

interface Props {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Amounts that are likely, one touch each. */
  likely?: readonly LikelyAmount[];
  error?: string | undefined;
  /** Stands beside the amount. */
  beside?: ReactNode;
  /** Stands between the amount and the keys. */
  children?: ReactNode;
}

/** Naira under one thumb: big keys in place of the phone's own keyboard, which would hide half of the screen. */
export function AmountPad({ label, text, onChange, likely = [], error, beside, children }: Props) {
  const { buy: copy } = useCatalogue(agentCopy).run;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 grow items-center gap-2 rounded-md border-2 border-line-strong bg-surface px-3 focus-within:border-leaf">
          <label htmlFor={id} className="text-sm leading-tight font-bold text-ink-soft">
            {label}
          </label>
          <span className="text-2xl font-extrabold text-ink-soft" aria-hidden="true">
            ₦
          </span>
          <input
            id={id}
            // A keyboard that is there may type; none is called up.
            inputMode="none"
            autoComplete="off"
            className="min-h-12 w-full min-w-0 bg-transparent text-2xl font-extrabold outline-none"
            value={readAmount(text)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}error`}
            onChange={({ target }) => onChange(typedBy(target.value))}
          />
        </div>
        {beside}
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert" id={`${id}error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {children}
      {likely.length > 0 && <Likely amounts={likely} onChange={onChange} />}
      <fieldset aria-label={copy.keypad} className="grid grid-cols-4 gap-1.5">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className="pad-key"
            {...(key === 'clear' && { 'aria-label': copy.clear })}
            onClick={() => onChange(afterKey(text, key))}
          >
            {key === 'clear' ? <Icon name="erase" size={28} /> : key}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface LikelyProps {
  amounts: readonly LikelyAmount[];
  onChange: (text: string) => void;
}

/** One touch each, with the reason for it: what it sells for, or what it may cost. */
function Likely({ amounts, onChange }: LikelyProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {amounts.map(({ kobo, label }) => (
        <button
          key={kobo}
          type="button"
          className="button button-secondary button-small"
          onClick={() => onChange(nairaText(kobo))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Only figures and one point are taken from a keyboard. */
function typedBy(value: string): string {
  return value
    .replace(/[^\d.]/g, '')
    .split('')
    .reduce(afterKey, '');
}
