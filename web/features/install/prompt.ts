/** The browser's own offer to install, which it makes once and early; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: InstallOutcome }>;
}

export type InstallOutcome = 'accepted' | 'dismissed';

/** Told to the window with the outcome as its detail, for whoever counts them. */
export const installOutcome = 'install-outcome';

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until the person wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    put(event);
  });
  addEventListener('appinstalled', () => put(undefined));
}

export function hasInstallOffer(): boolean {
  return offer !== undefined;
}

export function onInstallOffer(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Lets the browser ask; its offer is good for one answer. */
export async function askToInstall(): Promise<InstallOutcome> {
  if (offer === undefined) throw new Error('the browser has offered nothing');
  const asked = offer;
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  put(undefined);
  dispatchEvent(new CustomEvent(installOutcome, { detail: outcome }));
  return outcome;
}

function put(next: InstallOffer | undefined): void {
  offer = next;
  for (const tell of listeners) tell();
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event;
}
