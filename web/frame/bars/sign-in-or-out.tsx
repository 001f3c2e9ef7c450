import { paths } from '#contract/paths.ts';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

export function SignInOrOut() {
  const { nav } = useCopy().shell;
  const user = useMe();
  if (user) return <SignOutButton className="px-3" />;
  return (
    <ButtonLink href={paths.login} variant="secondary" className="px-3">
      {nav.signIn}
    </ButtonLink>
  );
}
