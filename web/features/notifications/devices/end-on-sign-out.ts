import { isRegistered } from './device-key.ts';

const patienceMs = 3000;

/**
 * Ends the browser’s registration at sign-out, so that none of the person’s notices show to the next user of the phone,
 * online or not. The server ends its side with the session.
 */
export async function leaveNotices(): Promise<void> {
  if (!isRegistered()) return;
  const enough = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // The code for it may be out of reach without network: the next start finds another person, and does it then.
  await Promise.race([import('./register-device.ts').then(({ letGoHere }) => letGoHere()), enough]).catch(
    () => undefined,
  );
}
