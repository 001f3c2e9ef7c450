import { useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Field } from './field.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  label: string;
  value: string;
  hint?: string;
  text: { copy: string; copied: string; copyByHand: string };
}

type State = 'waiting' | 'copied' | 'refused';

/** A text to take away; where the browser will not copy, it is selected for the hand. */
export function CopyField({ label, value, hint, text }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      field.current?.select();
      setState('refused');
    }
  };
  return (
    <div className="grid gap-3">
      <Field
        ref={field}
        label={label}
        hint={state === 'refused' ? text.copyByHand : hint}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? text.copied : text.copy}
      </Button>
      <output className="sr-only">{state === 'copied' && text.copied}</output>
    </div>
  );
}
