import { useState } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';

interface Props {
  text: string;
  legend: string;
  /** In the agent's words; `other` wants words of its own. */
  reasons: Readonly<Record<string, string> & { other: string }>;
  otherLabel: string;
  refused: string;
  confirm: string;
  back: string;
  onBack: () => void;
  onSay: (reason: string) => void;
}

/** Why something is not done: one touch, or a few words. */
export function ReasonForm(props: Props) {
  const { text, legend, reasons, otherLabel, refused, confirm, back, onBack, onSay } = props;
  const [chosen, choose] = useState('');
  const [other, setOther] = useState('');
  const [isPressed, setPressed] = useState(false);
  const reason = chosen === 'other' ? other.trim() : (reasons[chosen] ?? '');
  const press = () => {
    setPressed(true);
    if (reason !== '') onSay(reason);
  };
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      <Choice
        legend={legend}
        name="reason"
        options={keysOf(reasons).map((value) => ({ value, label: reasons[value] ?? '' }))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === 'other' && (
        <Field
          label={otherLabel}
          value={other}
          maxLength={300}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
      {isPressed && reason === '' && (
        <p role="alert" className="field-error">
          {refused}
        </p>
      )}
      <SheetActions>
        <Button variant="danger" size="large" isWide onClick={press}>
          {confirm}
        </Button>
        <Button variant="secondary" isWide onClick={onBack}>
          {back}
        </Button>
      </SheetActions>
    </div>
  );
}
