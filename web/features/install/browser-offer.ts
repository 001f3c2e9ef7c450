/** What the browser offered; it does so once, and before anything here may have been loaded. */
export const early: { offer: Event | undefined } = { offer: undefined };

/** Keeps the browser's offer to install until the person wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.offer = event;
  });
}
