export interface LocalMessage {
  title: string;
  body: string;
  /** A later one of the same matter takes its place. */
  tag: string;
}

const icon = '/icons/icon-192x192.png';

/** Shows a message on this device itself, and says whether it really did. */
export async function showLocalNotification({ title, body, tag }: LocalMessage): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  const options = { body, icon, tag };
  try {
    const registration =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    // oxlint-disable-next-line no-new -- making it is showing it
    if (registration === undefined) new Notification(title, options);
    else await registration.showNotification(title, options);
    return true;
  } catch {
    // Android's Chrome has no constructor outside a worker, and a worker may not be active yet.
    return false;
  }
}
