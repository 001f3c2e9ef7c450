import type { QueryClient } from '@tanstack/react-query';
import { somethingWaits } from '#web/offline/queue/pending-key.ts';
import { somethingQueued } from '#web/offline/queue/queue-events.ts';
import { forgetLeaving, rememberedLeaving } from '../accounts/sessions/pending-sign-out.ts';

const afterStartMs = 100;

/** Loads the sending of what waits once something does: most visits have nothing to send. */
export function replayOrdersLater(client: QueryClient): void {
  let loaded: Promise<void> | undefined;
  const load = () => {
    loaded ??= import('./start-sending.ts').then(
      ({ replayOrders }) => replayOrders(client),
      () => {
        // Without network the chunk may be out of reach too: the next sign of life asks again.
        loaded = undefined;
      },
    );
  };
  const look = async () => {
    await forgetWhoLeft();
    if (somethingWaits()) load();
  };
  setTimeout(() => void look(), afterStartMs);
  addEventListener('online', () => void look());
  addEventListener('focus', () => void look());
  addEventListener(somethingQueued, load);
}

/** What signing out could not see to, the first page after it does, before anything is sent. */
async function forgetWhoLeft(): Promise<void> {
  const left = rememberedLeaving();
  if (left === undefined) return;
  try {
    const { forgetWhatWaits } = await import('#web/offline/queue/queue.ts');
    await forgetWhatWaits(left);
    forgetLeaving();
  } catch {
    // The code for it is out of reach, or the device is: the next sign of life tries again.
  }
}
