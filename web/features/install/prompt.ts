import { early } from './browser-offer.ts';

/** The browser's own offer to install, which it makes once and early; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: InstallOutcome }>;
}

export type InstallOutcome = 'accepted' | 'dismissed';

/** Window event with the outcome as its detail, for analytics. */
export const installOutcome = 'install-outcome';

export function hasInstallOffer(): boolean {
  return early.offer !== undefined;
}

/** Tells when the browser has offered it, or the app was installed in another way. */
export function onInstallOffer(listener: () => void): () => void {
  const installed = () => {
    early.offer = undefined;
    listener();
  };
  addEventListener('beforeinstallprompt', listener);
  addEventListener('appinstalled', installed);
  addEventListener(installOutcome, listener);
  return () => {
    removeEventListener('beforeinstallprompt', listener);
    removeEventListener('appinstalled', installed);
    removeEventListener(installOutcome, listener);
  };
}

/** Lets the browser ask; its offer is good for one answer. */
export async function askToInstall(): Promise<InstallOutcome> {
  const { offer } = early;
  if (offer === undefined || !isOffer(offer)) throw new Error('the browser has offered nothing');
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  early.offer = undefined;
  dispatchEvent(new CustomEvent(installOutcome, { detail: outcome }));
  return outcome;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event;
}
