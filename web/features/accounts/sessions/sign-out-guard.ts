import type { ComponentType } from 'react';

export interface UnsentQuestionProps {
  /** What they are about to do. */
  why: 'leaving' | 'deleting';
  isBusy: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** What other features add to signing out; the app registers it, as accounts knows none of them. */
export interface SignOutGuard {
  /** Whether this device holds something of the person that the server does not have. */
  holdsUnsent: (person: string | null) => Promise<boolean>;
  /** Asks what becomes of it. */
  UnsentQuestion: ComponentType<UnsentQuestionProps>;
  /** Ends on this device what goes on without a page. */
  endOnDevice: () => Promise<void>;
}

let registered: SignOutGuard | undefined;

export function registerSignOutGuard(guard: SignOutGuard): void {
  registered = guard;
}

export function signOutGuard(): SignOutGuard {
  if (registered === undefined) throw new Error('no guard of signing out is registered');
  return registered;
}
