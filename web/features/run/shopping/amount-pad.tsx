import { useId, type ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { afterKey, readAmount } from './amount.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'] as const;

interface Props {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Amounts that are likely, one touch each. */
  likely?: readonly number[];
  error?: string | undefined;
  /** Stands between the amount and the keys. */
  children?: ReactNode;
}

/** Naira under one thumb: big keys in place of the phone's own keyboard, which would hide half of the screen. */
export function AmountPad({ label, text, onChange, likely = [], error, children }: Props) {
  const { buy: words } = useCatalogue(agentCopy).run;
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex items-center gap-2 rounded-md border-2 border-line-strong bg-surface px-4 focus-within:border-leaf">
        <span className="text-2xl font-extrabold text-ink-soft" aria-hidden="true">
          ₦
        </span>
        <input
          id={id}
          // A keyboard that is there may type; none is called up.
          inputMode="none"
          autoComplete="off"
          className="min-h-14 w-full min-w-0 bg-transparent text-2xl font-extrabold outline-none"
          value={readAmount(text)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onChange={({ target }) => onChange(typedBy(target.value))}
        />
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert" id={`${id}error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {children}
      {likely.length > 0 && <Likely amounts={likely} onChange={onChange} />}
      <fieldset aria-label={words.keypad} className="grid grid-cols-3 gap-2">
        {keys.map((key) => (
          <button key={key} type="button" className="pad-key" onClick={() => onChange(afterKey(text, key))}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className="pad-key"
          aria-label={words.clear}
          onClick={() => onChange(afterKey(text, 'clear'))}
        >
          <Icon name="erase" size={28} />
        </button>
      </fieldset>
    </div>
  );
}

function Likely({ amounts, onChange }: { amounts: readonly number[]; onChange: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {amounts.map((kobo) => (
        <button
          key={kobo}
          type="button"
          className="button button-secondary button-small"
          onClick={() => onChange(nairaText(kobo))}
        >
          {shortNaira(kobo)}
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
