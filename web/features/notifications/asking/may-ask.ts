const key = 'notification-dismissed';

/** Whether this browser could show a notice while no page is open. */
export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** What the device itself says of whether the person may be asked: it could, nobody has decided, nobody sent us away. */
export function mayAsk(): boolean {
  return supportsPush() && Notification.permission === 'default' && !isDismissed();
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing would be asked on every page.
    return true;
  }
}

export function rememberDismissed(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then nobody is asked at all.
  }
}
