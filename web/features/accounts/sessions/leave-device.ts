import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { forgetPersonsStorage } from '#web/lib/device/storage.ts';
import { rememberLeaving, type Leaving } from './pending-sign-out.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { signOutGuard } from './sign-out-guard.ts';
import { cachedMe } from '../queries.ts';

/** Nothing of the person stays in memory, in storage or in another tab; the page is loaded anew, from outside. */
export async function leaveDevice(client: QueryClient): Promise<void> {
  const { endOnDevice } = signOutGuard();
  const leaving = { owner: cachedMe(client)?.id ?? null, before: Date.now() };
  tellOtherTabs();
  client.clear();
  forgetPersonsStorage();
  // The next page does it once more: another tab may have been in the middle of something.
  rememberLeaving(leaving);
  await Promise.all([forgetWork(leaving), endOnDevice()]);
  window.location.assign(paths.home);
}

/** What waits is dropped by now, or the person would still be here; its photos and copies go too. */
async function forgetWork(leaving: Leaving): Promise<void> {
  try {
    const { forgetWhatWaits } = await import('#web/offline/queue/queue.ts');
    await forgetWhatWaits(leaving);
  } catch {
    // The code for it is out of reach, or the device keeps nothing: signing out does not wait for either.
  }
}
