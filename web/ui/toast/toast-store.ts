export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'success' | 'danger';
  /** What can still be done about it while it is shown: take it back. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | undefined;
let shownSoFar = 0;
const listeners = new Set<() => void>();

function put(next: ShownToast | undefined): void {
  shown = next;
  for (const tell of listeners) tell();
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
  return shown;
}

export function onToastChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
