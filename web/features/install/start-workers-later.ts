import type { QueryClient } from '@tanstack/react-query';
import { untilIdle } from '#web/lib/page/until-idle.ts';

/** The workers come once the page stands: nothing of the first visit waits for them. */
export function installLater(client: QueryClient): void {
  // A page that did not come over a safe connection has none, and while developing files change without a name.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = () => {
    // Without network the old workers go on; the next start registers again.
    void untilIdle()
      .then(() => import('./start-workers.ts'))
      .then(({ startWorkers }) => startWorkers(client))
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
