import type { QueryClient } from '@tanstack/react-query';
import { somethingWaits } from '../../offline/pending-key.ts';
import { somethingQueued } from '../../offline/something-queued.ts';

const afterStartMs = 100;

/** Loads the sending of what waits once something does: most visits have nothing to send. */
export function replayOrdersLater(client: QueryClient): void {
  let loaded: Promise<void> | undefined;
  const load = () => {
    loaded ??= import('./composer-replay.ts').then(
      ({ replayOrders }) => replayOrders(client),
      () => {
        // Without network the chunk may be out of reach too: the next sign of life asks again.
        loaded = undefined;
      },
    );
  };
  const look = () => {
    if (somethingWaits()) load();
  };
  setTimeout(look, afterStartMs);
  addEventListener('online', look);
  addEventListener('focus', look);
  addEventListener(somethingQueued, load);
}
