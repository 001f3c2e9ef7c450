import { Suspense, useState, type ReactNode } from 'react';
import { useMe } from '../queries.ts';
import { signOutGuard, type UnsentQuestionProps } from './sign-out-guard.ts';

interface Asking {
  /** Leaves at once where nothing is unsent, else asks first. */
  ask: () => Promise<void>;
  question: ReactNode;
}

/** Before somebody leaves this phone, or has their account deleted: what is on it only is listed, and sent first, or left behind, or they stay. */
export function useAskUnsent(
  leave: () => void,
  isLeaving: boolean,
  why: UnsentQuestionProps['why'] = 'leaving',
): Asking {
  const person = useMe()?.id ?? null;
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (await signOutGuard().holdsUnsent(person)) setAsking(true);
    else leave();
  };
  // Signing out ends here; deleting the account goes on to its own confirmation.
  const goOn = () => {
    if (why === 'deleting') setAsking(false);
    leave();
  };
  if (!isAsking) return { ask, question: null };
  const { UnsentQuestion } = signOutGuard();
  const question = (
    <Suspense fallback={null}>
      <UnsentQuestion why={why} isBusy={isLeaving} onLeave={goOn} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { ask, question };
}
