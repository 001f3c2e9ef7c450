import { paths } from '#contract/paths.ts';
import { useSignOut } from '../features/accounts/mutations.ts';
import { useMe } from '../features/accounts/queries.ts';
import { useCopy } from '../lib/surroundings.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export function SignInOrOut() {
  const { nav } = useCopy().shell;
  const user = useMe();
  const signOut = useSignOut();
  if (!user) {
    return (
      <ButtonLink href={paths.login} variant="secondary" className="px-3">
        {nav.signIn}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" className="px-3" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
      {signOut.isPending ? nav.signingOut : nav.signOut}
    </Button>
  );
}
