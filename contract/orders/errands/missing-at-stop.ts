import { missingOf, type Waited } from '../delivery/door.ts';
import type { OrderStatus } from '../lifecycle.ts';

/** True while its agent stands where a parcel is handed over, or something is done. */
export function isAtStop(order: { status: OrderStatus; stopReachedAt: string | Date | null }): boolean {
  return order.status === 'shopping' && order.stopReachedAt !== null;
}

export const leastStopWaitSeconds = 10 * 60;
export const leastStopCalls = 2;

/** Waiting time and calls that an agent still needs before leaving a stop where nobody is. */
export function missingAtStop(waited: Waited): ReturnType<typeof missingOf> {
  return missingOf({ seconds: leastStopWaitSeconds, calls: leastStopCalls }, waited);
}
