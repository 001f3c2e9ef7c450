import { useState } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface Props {
  label: string;
  hint: string;
  maxLength: number;
  value: string;
  onSay: (text: string) => void;
}

/** A filter that is typed; it asks once it is sent or left, and the focus stays in it. */
export function FilterText({ label, hint, maxLength, value, onSay }: Props) {
  const [typed, setTyped] = useState(value);
  const [before, setBefore] = useState(value);
  // A step back, or a button that clears all filters, changes it from outside.
  if (value !== before) {
    setBefore(value);
    setTyped(value);
  }
  const say = () => {
    if (typed.trim() !== value) onSay(typed.trim());
  };
  return (
    <Form onSubmit={say}>
      <Field
        label={label}
        hint={hint}
        type="search"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={say}
      />
    </Form>
  );
}
