import type { OrderCode } from '#contract/orders/schema.ts';

/** With whose customer an agent talks now; it stays open though the order leaves the run. */
let openCode: OrderCode | null = null;
const listeners = new Set<() => void>();

export function openRunTalk(code: OrderCode | null): void {
  openCode = code;
  for (const tell of listeners) tell();
}

export function currentRunTalk(): OrderCode | null {
  return openCode;
}

export function onRunTalk(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
