import { useState } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}

/** A password with a button that shows it. */
export function PasswordField({ label, value, onChange, autoComplete, hint, error }: Props) {
  const { login } = useCopy();
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      name="password"
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      end={
        <Button
          variant="quiet"
          aria-label={isShown ? login.hide : login.show}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? login.hideShort : login.showShort}
        </Button>
      }
    />
  );
}
