import { agentCopy } from '#contract/copy/agent.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { quantityFrom, stepped } from './quantity.ts';

interface Props {
  text: string;
  measure: Measure | null;
  onChange: (text: string) => void;
}

/** Quantity, mostly by touch. */
export function QuantityField({ text, measure, onChange }: Props) {
  const copy = useCatalogue(agentCopy);
  const { buy } = copy.run;
  const quantity = quantityFrom(text);
  return (
    <div className="flex min-h-13 min-w-0 items-center rounded-md border-2 border-line-strong bg-surface focus-within:border-leaf aria-invalid:border-pepper">
      <IconButton label={buy.less} className="rounded-md" onClick={() => onChange(stepped(text, -1))}>
        <Icon name="minus" />
      </IconButton>
      <input
        aria-label={buy.quantity}
        aria-invalid={quantity === undefined ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        className="w-full min-w-0 bg-transparent text-center text-xl font-extrabold outline-none"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {measure !== null && (
        <span className="font-bold text-ink-soft">{copy.measure(measure, quantity ?? 1)}</span>
      )}
      <IconButton label={buy.more} className="rounded-md" onClick={() => onChange(stepped(text, 1))}>
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}
