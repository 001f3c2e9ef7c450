import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hasHidden } from '#contract/names/hidden-letters.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  /** Without it only the password is asked. */
  withUsername: boolean;
  /** True for a new password: the browser then offers to generate and save it. */
  isNew: boolean;
  passwordLabel: string;
  label: string;
  busyLabel: string;
  isBusy: boolean;
  trouble: string | null;
  onSubmit: (typed: { username: string; password: string }) => void;
  children?: ReactNode;
}

/** Username and password; the button waits until both are there and nothing is under way. */
export function CredentialsForm(props: Props) {
  const { withUsername, isNew, isBusy, trouble } = props;
  const copy = useCopy().login;
  const form = useRef<HTMLFormElement>(null);
  const { username, password, setUsername, setPassword } = useTyped(form);
  const isUnreadable = isNew && username.trim() !== '' && hasHidden(username);
  const isComplete = !isUnreadable && password !== '' && (!withUsername || username.trim() !== '');
  const submit = () => {
    if (isComplete && !isBusy) props.onSubmit({ username: username.trim(), password });
  };
  return (
    // The method keeps a password out of the address should the form ever go off before the script is there.
    <Form ref={form} method="post" className="grid gap-4" onSubmit={submit} aria-busy={isBusy}>
      {trouble === null ? null : <Alert tone="danger">{trouble}</Alert>}
      {withUsername ? (
        <Field
          label={copy.username}
          name="username"
          value={username}
          error={isUnreadable ? copy.hiddenLetters : undefined}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      ) : null}
      <PasswordField
        label={props.passwordLabel}
        value={password}
        onChange={setPassword}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <Button type="submit" size="large" isWide disabled={!isComplete || isBusy}>
        {isBusy ? props.busyLabel : props.label}
      </Button>
      {props.children}
    </Form>
  );
}

/** Values of the fields, including those typed or filled in before the script arrived. */
function useTyped(form: RefObject<HTMLFormElement | null>) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  useEffect(() => {
    const before = new FormData(form.current ?? undefined);
    // oxlint-disable-next-line react/set-state-in-effect -- only the hydrated page knows what stands in its fields
    setUsername((now) => now || textOf(before.get('username')));
    setPassword((now) => now || textOf(before.get('password')));
  }, [form]);
  return { username, password, setUsername, setPassword };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
