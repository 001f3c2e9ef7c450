import { useCopy } from '#web/lib/screen/app-context.tsx';
import { useCreateOwner, useResetPassword } from '../mutations.ts';
import type { OneTimeLink } from './one-time-link.ts';
import { isLinkSpent, troubleText } from '../sessions/failure-text.ts';
import { CredentialsForm } from '../sessions/credentials-form.tsx';
import { SpentLink } from './spent-link.tsx';

interface Props {
  link: OneTimeLink;
  onGiveUp: () => void;
}

/** Form behind a one-time link: a new password, or the owner’s account. */
export function OneTimeLinkForm({ link, onGiveUp }: Props) {
  return link.kind === 'owner' ? (
    <OwnerForm token={link.token} onGiveUp={onGiveUp} />
  ) : (
    <ResetForm token={link.token} onGiveUp={onGiveUp} />
  );
}

interface FormProps {
  token: string;
  onGiveUp: () => void;
}

function ResetForm({ token, onGiveUp }: FormProps) {
  const { login } = useCopy();
  const reset = useResetPassword();
  if (isLinkSpent(reset.error)) return <SpentLink onGiveUp={onGiveUp} />;
  const copy = { failed: login.reset.failed, networkError: login.networkError };
  return (
    <CredentialsForm
      withUsername={false}
      isNew
      passwordLabel={login.reset.newPassword}
      label={login.reset.submit}
      busyLabel={login.reset.submitting}
      isBusy={reset.isPending}
      trouble={reset.isError ? troubleText(reset.error, copy) : null}
      onSubmit={({ password }) => reset.mutate({ token, password })}
    />
  );
}

function OwnerForm({ token, onGiveUp }: FormProps) {
  const { login } = useCopy();
  const create = useCreateOwner();
  if (isLinkSpent(create.error)) return <SpentLink onGiveUp={onGiveUp} />;
  const copy = { failed: login.owner.failed, networkError: login.networkError };
  return (
    <CredentialsForm
      withUsername
      isNew
      passwordLabel={login.password}
      label={login.owner.submit}
      busyLabel={login.owner.submitting}
      isBusy={create.isPending}
      trouble={create.isError ? troubleText(create.error, copy) : null}
      onSubmit={({ username, password }) => create.mutate({ token, username, password })}
    />
  );
}
