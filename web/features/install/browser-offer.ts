/** The browser’s install prompt; it comes once, perhaps before anything else is loaded. */
export const early: { offer: Event | undefined } = { offer: undefined };

/** Keeps the browser's offer to install until the person wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.offer = event;
  });
}
