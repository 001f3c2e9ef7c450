import { paths } from '#contract/paths.ts';
import { SignOutButton } from '../features/accounts/components/sign-out-button.tsx';
import { useMe } from '../features/accounts/queries.ts';
import { useCopy } from '../lib/surroundings.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

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
