import { agentCopy } from '#contract/copy/agent.ts';
import type { Measure } from '#contract/lists/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { quantityFrom, stepped } from '../quantity.ts';

interface Props {
  text: string;
  measure: Measure | null;
  onChange: (text: string) => void;
  error?: string | undefined;
}

/** How much of it, mostly by touch. */
export function QuantityField({ text, measure, onChange, error }: Props) {
  const words = useCatalogue(agentCopy);
  const { buy } = words.run;
  const said = measure === null ? undefined : words.measure(measure, quantityFrom(text) ?? 1);
  return (
    <div className="grid grid-cols-[1fr_auto_auto] items-end gap-2">
      <Field
        label={said === undefined ? buy.quantity : `${buy.quantity} (${said})`}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <IconButton
        label={buy.less}
        className="min-h-13 w-14 border-2 border-line"
        onClick={() => onChange(stepped(text, -1))}
      >
        <Icon name="minus" />
      </IconButton>
      <IconButton
        label={buy.more}
        className="min-h-13 w-14 border-2 border-line"
        onClick={() => onChange(stepped(text, 1))}
      >
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}
