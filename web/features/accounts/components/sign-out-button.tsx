import { lazy, Suspense, useState } from 'react';
import { somethingWaits } from '../../../offline/pending-key.ts';
import { useCopy } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { useSignOut } from '../mutations.ts';

// Most people have nothing unsent.
const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }));

interface Props extends ButtonLook {
  className?: string;
}

/** Out of the account; what this phone has not sent yet is asked about first. */
export function SignOutButton({ className, ...look }: Props) {
  const { nav } = useCopy().shell;
  const signOut = useSignOut();
  const [unsent, setUnsent] = useState(0);
  const press = async () => {
    const count = await countUnsent();
    if (count > 0) setUnsent(count);
    else signOut.mutate();
  };
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        {...(className !== undefined && { className })}
        isBusy={signOut.isPending}
        onClick={() => void press()}
      >
        {signOut.isPending ? nav.signingOut : nav.signOut}
      </Button>
      {unsent > 0 && (
        <Suspense fallback={null}>
          <UnsentDialog
            count={unsent}
            isBusy={signOut.isPending}
            onDrop={() => signOut.mutate()}
            onWait={() => setUnsent(0)}
          />
        </Suspense>
      )}
    </>
  );
}

async function countUnsent(): Promise<number> {
  try {
    const { unsentCount } = await import('../device-work.ts');
    return await unsentCount();
  } catch {
    // Without network the code for counting may be out of reach.
    return somethingWaits() ? 1 : 0;
  }
}
