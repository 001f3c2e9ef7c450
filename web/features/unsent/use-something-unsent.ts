import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { somethingUnsent } from '#web/offline/queue/pending-key.ts';

/** True where this device holds unsent writes, for a screen without a signed-in person. */
export function useSomethingUnsent(): boolean {
  return useInBrowser() && somethingUnsent();
}
