import type { QueryClient } from '@tanstack/react-query';
import { cachedSetting } from '#web/features/settings/queries.ts';

const afterStartMs = 100;

/** Loads the collecting of visits and web vitals a moment after start, where the owner wants it and the person allows it. */
export function collectVisitsLater(client: QueryClient): void {
  setTimeout(() => {
    if (cachedSetting(client, 'collect_visits') !== 'on' || asksNotToBeTracked(window.navigator)) return;
    void import('./collect.ts').then(({ collectVisits }) => collectVisits());
  }, afterStartMs);
}

/** Do Not Track or Global Privacy Control: either is a no. */
export function asksNotToBeTracked(navigator: Navigator): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return control || navigator.doNotTrack === '1';
}
