import { useState } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface Props {
  label: string;
  hint: string;
  maxLength: number;
  said: string;
  onSay: (text: string) => void;
}

/** A filter that is typed; it asks once it is sent or left, and the focus stays in it. */
export function FilterText({ label, hint, maxLength, said, onSay }: Props) {
  const [typed, setTyped] = useState(said);
  const [before, setBefore] = useState(said);
  // A step back, or a button that clears all filters, changes it from outside.
  if (said !== before) {
    setBefore(said);
    setTyped(said);
  }
  const say = () => {
    if (typed.trim() !== said) onSay(typed.trim());
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
