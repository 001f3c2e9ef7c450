import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useSignIn, useSignUp } from '../mutations.ts';
import { troubleText } from './failure-text.ts';
import { CredentialsForm } from './credentials-form.tsx';

export type SignInMode = 'sign-in' | 'sign-up';

/** Signing in and opening an account, on one screen. */
export function SignInForm({
  mode,
  onModeChange,
}: {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
}) {
  const { login } = useCopy();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const isNew = mode === 'sign-up';
  const asked = isNew ? signUp : signIn;
  const failed = isNew ? login.signupFailed : login.loginFailed;
  const copy = { failed, networkError: login.networkError };
  const toggle = () => {
    signIn.reset();
    signUp.reset();
    onModeChange(isNew ? 'sign-in' : 'sign-up');
  };
  return (
    <CredentialsForm
      withUsername
      isNew={isNew}
      passwordLabel={login.password}
      label={isNew ? login.signUp : login.signIn}
      busyLabel={isNew ? login.signingUp : login.signingIn}
      isBusy={asked.isPending}
      trouble={asked.isError ? troubleText(asked.error, copy) : null}
      onSubmit={(typed) => asked.mutate(typed)}
    >
      <Button variant="quiet" isWide onClick={toggle} disabled={asked.isPending}>
        {isNew ? login.toSignIn : login.toSignUp}
      </Button>
    </CredentialsForm>
  );
}
