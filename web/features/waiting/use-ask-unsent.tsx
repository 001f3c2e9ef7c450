import { lazy, Suspense, useState, type ReactNode } from 'react';
import { somethingUnsent } from '../../offline/pending-key.ts';
import { useMe } from '../accounts/queries.ts';
import { isDraftRefused } from '../orders/refused-draft.ts';

// Most people have nothing unsent.
const UnsentDialog = lazy(() => import('./components/unsent-dialog.tsx'));

interface Asking {
  /** Leaves at once where nothing is unsent, else asks first. */
  ask: () => Promise<void>;
  question: ReactNode;
}

/** Before somebody leaves this phone: what is on it only is listed, and sent first, or left behind, or they stay. */
export function useAskUnsent(leave: () => void, isLeaving: boolean): Asking {
  const person = useMe()?.id ?? null;
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isDraftRefused() || (await isUnsent(person))) setAsking(true);
    else leave();
  };
  const question = isAsking && (
    <Suspense fallback={null}>
      <UnsentDialog isBusy={isLeaving} onSignOut={leave} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { ask, question };
}

async function isUnsent(person: string | null): Promise<boolean> {
  try {
    const { unsentCount } = await import('./unsent-count.ts');
    return (await unsentCount(person)) > 0;
  } catch {
    // Without network the code for looking may be out of reach.
    return somethingUnsent();
  }
}
