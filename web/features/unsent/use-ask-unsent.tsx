import { lazy, Suspense, useState, type ReactNode } from 'react';
import { somethingUnsent } from '#web/offline/queue/pending-key.ts';
import { useMe } from '../accounts/queries.ts';
import { isDraftRefused } from '../orders/placing/refused-draft.ts';

// Most people have nothing unsent.
const UnsentDialog = lazy(() => import('./dialog.tsx'));

interface Asking {
  /** Leaves at once where nothing is unsent, else asks first. */
  ask: () => Promise<void>;
  question: ReactNode;
}

/** Before somebody leaves this phone, or has their account deleted: what is on it only is listed, and sent first, or left behind, or they stay. */
export function useAskUnsent(
  leave: () => void,
  isLeaving: boolean,
  why: 'leaving' | 'deleting' = 'leaving',
): Asking {
  const person = useMe()?.id ?? null;
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isDraftRefused() || (await isUnsent(person))) setAsking(true);
    else leave();
  };
  // Whoever signs out is gone; whoever deletes is asked for more.
  const goOn = () => {
    if (why === 'deleting') setAsking(false);
    leave();
  };
  const question = isAsking && (
    <Suspense fallback={null}>
      <UnsentDialog why={why} isBusy={isLeaving} onLeave={goOn} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { ask, question };
}

async function isUnsent(person: string | null): Promise<boolean> {
  try {
    const { unsentCount } = await import('./count.ts');
    return (await unsentCount(person)) > 0;
  } catch {
    // Without network the code for looking may be out of reach.
    return somethingUnsent();
  }
}
