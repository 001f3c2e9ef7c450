import { recordVisit } from '#contract/analytics/endpoints.ts';
import type { Visit } from '#contract/analytics/schema.ts';
import { paths } from '#contract/paths.ts';
import { displayMode } from '#web/lib/device/display-mode.ts';
import { watchVitals } from './web-vitals.ts';

/** Sends one note a page: when it is hidden or left, so that its vitals are whole. */
export function collectVisits(): void {
  const vitals = watchVitals();
  let path = window.location.pathname;
  let sent = false;
  const send = () => {
    // Admins are not counted as visitors.
    if (sent || path.startsWith(paths.admin)) return;
    sent = true;
    const visit: Visit = { path, displayMode: displayMode(window), vitals: vitals.now() };
    navigator.sendBeacon(recordVisit.path, new Blob([JSON.stringify(visit)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  // wouter announces each of its moves under these names.
  for (const move of ['pushState', 'replaceState', 'popstate']) {
    addEventListener(move, () => {
      if (window.location.pathname === path) return;
      send();
      path = window.location.pathname;
      sent = false;
      vitals.startAnew();
    });
  }
}
