/** Lets the waiting version take over. */
type TakeOver = () => void;

let offered: TakeOver | undefined;
const listeners = new Set<() => void>();

/** A new version waits: it is shown, and nothing happens until the person says so. */
export function offerUpdate(takeOver: TakeOver): void {
  put(takeOver);
}

export function isUpdateOffered(): boolean {
  return offered !== undefined;
}

export function onUpdateOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the new version and opens this page anew in it; what was written is on the device. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  offered?.();
}

/** Not now: it comes by itself once all pages of the app were closed. */
export function declineUpdate(): void {
  put(undefined);
}

function put(next: TakeOver | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}
