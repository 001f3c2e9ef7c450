import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import type { ButtonLook } from '#web/ui/buttons/button-look.ts';
import { useAskUnsent } from './use-ask-unsent.tsx';
import { useSignOut } from '../mutations.ts';

interface Props extends ButtonLook {
  className?: string;
}

/** Out of the account; what this phone has not sent yet is asked about first. */
export function SignOutButton({ className, ...look }: Props) {
  const { nav } = useCopy().shell;
  const signOut = useSignOut();
  const { ask, question } = useAskUnsent(() => signOut.mutate(), signOut.isPending);
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        {...(className !== undefined && { className })}
        isBusy={signOut.isPending}
        onClick={() => void ask()}
      >
        {signOut.isPending ? nav.signingOut : nav.signOut}
      </Button>
      {question}
    </>
  );
}
