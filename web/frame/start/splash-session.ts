const key = 'splash-shown';

/** True once in a session: it belongs to the start of the app, not to every page of it. */
export function splashIsDue(): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    // A browser that remembers nothing would show it again and again.
    return false;
  }
}
