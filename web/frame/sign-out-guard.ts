import { lazy } from 'react';
import { registerSignOutGuard } from '../features/accounts/sessions/sign-out-guard.ts';
import { leaveNotices } from '../features/notifications/devices/end-on-sign-out.ts';
import { holdsUnsent } from '../features/unsent/holds-unsent.ts';

/** Has signing out ask about unsent writes first, and end this device's notifications. */
export function guardSignOut(): void {
  registerSignOutGuard({
    holdsUnsent,
    // Most people have nothing unsent.
    UnsentQuestion: lazy(() => import('../features/unsent/dialog.tsx')),
    endOnDevice: leaveNotices,
  });
}
