import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { forgetPersonsStorage } from '#web/lib/device/storage.ts';
import { rememberLeaving, type Leaving } from './pending-sign-out.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { signOutGuard } from './sign-out-guard.ts';
import { cachedMe } from '../queries.ts';

/** Clears memory, storage and other tabs of the person; the page is loaded anew, signed out. */
export async function leaveDevice(client: QueryClient): Promise<void> {
  const { endOnDevice } = signOutGuard();
  const leaving = { owner: cachedMe(client)?.id ?? null, before: Date.now() };
  notifyOtherTabs();
  client.clear();
  forgetPersonsStorage();
  // The next page does it once more: another tab may have been in the middle of something.
  rememberLeaving(leaving);
  await Promise.all([forgetWork(leaving), endOnDevice()]);
  window.location.assign(paths.home);
}

/** The queue is empty by now, or the sign-out would have waited; photos and cached copies are deleted too. */
async function forgetWork(leaving: Leaving): Promise<void> {
  try {
    const { forgetWhatWaits } = await import('#web/offline/queue/queue.ts');
    await forgetWhatWaits(leaving);
  } catch {
    // The code for it is out of reach, or the device keeps nothing: signing out does not wait for either.
  }
}
