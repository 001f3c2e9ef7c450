import type { QueryClient } from '@tanstack/react-query';

const afterStartMs = 100;

/** Loads the sending of what waits a moment after start: no first paint needs it. */
export function replayOrdersLater(client: QueryClient): void {
  setTimeout(
    () => void import('./composer-replay.ts').then(({ replayOrders }) => replayOrders(client)),
    afterStartMs,
  );
}
