import type { OrderCode } from '#contract/orders/schema.ts';

/** With whose customer an agent talks now; it stays open though the order leaves the run. */
let openCode: OrderCode | null = null;
const listeners = new Set<() => void>();

export function openRunConversation(code: OrderCode | null): void {
  openCode = code;
  for (const listener of listeners) listener();
}

export function currentRunConversation(): OrderCode | null {
  return openCode;
}

export function onRunConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
