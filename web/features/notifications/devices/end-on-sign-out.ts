import { isRegistered } from './device-key.ts';

const patienceMs = 3000;

/**
 * Somebody signs out here: the browser gives its registration back, so that nothing of theirs shows to whoever holds
 * the phone next, network or not. At the server it goes with the session.
 */
export async function leaveNotices(): Promise<void> {
  if (!isRegistered()) return;
  const enough = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // The code for it may be out of reach without network: the next start finds another person, and does it then.
  await Promise.race([import('./register-device.ts').then(({ letGoHere }) => letGoHere()), enough]).catch(
    () => undefined,
  );
}
