const key = 'pwa-banner-dismissed';

/** True once the banner was dismissed in this session. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing would show it on every page.
    return true;
  }
}

export function rememberDismissed(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Then it is not shown at all.
  }
}
