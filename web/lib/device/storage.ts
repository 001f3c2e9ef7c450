/** Keys that belong to the device; all others are a person’s and are deleted at sign-out. */
const ofTheDevice: ReadonlySet<string> = new Set([
  'notification-dismissed',
  'notice-device',
  'server-clock',
  'pwa-banner-dismissed',
  'splash-shown',
]);

/** Leaves no draft, no link, no answer and nothing half-written behind for whoever uses the phone next. */
export function forgetPersonsStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!ofTheDevice.has(key)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
