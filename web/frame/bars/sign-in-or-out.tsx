import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useSignInAddress } from './use-sign-in-address.ts';

export function SignInOrOut() {
  const { nav } = useCopy().shell;
  const user = useMe();
  const signIn = useSignInAddress();
  if (user) return <SignOutButton className="px-2 sm:px-3" />;
  return (
    <ButtonLink href={signIn} variant="secondary" className="px-1.5 sm:px-3">
      {nav.signIn}
    </ButtonLink>
  );
}
