const key = 'notification-dismissed';

/** True where this browser can show a notice while no page is open. */
export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** True where the device allows asking: push works, the permission is undecided, and the question was not dismissed. */
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
