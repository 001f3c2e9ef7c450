import { useState, type ReactNode } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { useTyped } from './sheets/use-sheet.ts';

interface Props {
  /** Key under which typed text is stored. */
  sheet: string;
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
  /** A field before the reason, looked at with it. */
  renderFirst?: (isPressed: boolean) => ReactNode;
}

/** The reason why a step is not done: one touch, or a few words. */
export function ReasonForm(props: Props) {
  const { sheet, text, legend, reasons, otherLabel, refused, confirm, back, onBack, onSay, renderFirst } =
    props;
  const [{ chosen, other }, type] = useTyped(sheet, { chosen: '', other: '' });
  const [isPressed, setPressed] = useState(false);
  const reason = chosen === 'other' ? other.trim() : (reasons[chosen] ?? '');
  const press = () => {
    setPressed(true);
    if (reason !== '') onSay(reason);
  };
  return (
    <Form className="grid gap-4" onSubmit={press}>
      <p>{text}</p>
      {renderFirst?.(isPressed)}
      <Choice
        legend={legend}
        name="reason"
        options={keysOf(reasons).map((value) => ({ value, label: reasons[value] ?? '' }))}
        chosen={chosen}
        error={isPressed && chosen === '' ? refused : undefined}
        onChoose={(next) => type({ chosen: next })}
      />
      {chosen === 'other' && (
        <Field
          label={otherLabel}
          value={other}
          maxLength={300}
          error={isPressed && reason === '' ? refused : undefined}
          onChange={({ target }) => type({ other: target.value })}
        />
      )}
      <SheetActions>
        <Button type="submit" variant="danger" size="large" isWide>
          {confirm}
        </Button>
        <Button variant="secondary" isWide onClick={onBack}>
          {back}
        </Button>
      </SheetActions>
    </Form>
  );
}
