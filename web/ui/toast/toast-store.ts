export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'success' | 'danger';
  /** Action while it is shown: undo. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | undefined;
let isHeld = false;
let shownSoFar = 0;
const listeners = new Set<() => void>();

function put(next: ShownToast | undefined): void {
  shown = next;
  notifyAll();
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** While something is on the screen that nothing may lie over, the toast waits; its seconds begin when it is shown. */
export function holdToasts(hold: boolean): void {
  isHeld = hold;
  notifyAll();
}

/** Shows a toast, from anywhere; the one before it goes. */
export function showToast(toast: Toast): void {
  shownSoFar += 1;
  put({ ...toast, id: shownSoFar });
}

/** Takes this toast away, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (shown?.id === id) put(undefined);
}

export function currentToast(): ShownToast | undefined {
  return isHeld ? undefined : shown;
}

/** The toast for a sheet or dialog, which covers whatever else must stay clear. */
export function toastOverPage(): ShownToast | undefined {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
