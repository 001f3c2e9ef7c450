import type { ComponentType } from 'react';

export interface UnsentQuestionProps {
  /** The step that they are about to take. */
  why: 'leaving' | 'clearing' | 'deleting';
  isBusy: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Part of signing out that other features add; the app registers it, because accounts knows none of them. */
export interface SignOutGuard {
  /** True where this device holds unsent writes of the person. */
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
