import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import { broughtKey as key } from './device-keys.ts';

/** True when an order followed on this device has ever come to its door. */
export function wasBrought(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing has seen none.
    return false;
  }
}

export function noteBrought(status: OrderStatus): void {
  if (status !== 'delivered' && status !== 'completed') return;
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then nothing hangs on it here.
  }
}
