import type { OrderStatus } from '../lifecycle.ts';

/** True while its agent stands where a parcel is handed over, or something is done. */
export function isAtStop(order: { status: OrderStatus; stopReachedAt: string | Date | null }): boolean {
  return order.status === 'shopping' && order.stopReachedAt !== null;
}

export const leastStopWaitSeconds = 10 * 60;
export const leastStopCalls = 2;

export interface AtTheStop {
  /** By the server's record; by the phone's alone the office decides. */
  waitedSeconds: number;
  callAttempts: number;
}

/** Waiting time and calls that an agent still needs before leaving a stop where nobody is. */
export function missingAtStop({ waitedSeconds, callAttempts }: AtTheStop): {
  seconds: number;
  calls: number;
} {
  return {
    seconds: Math.max(0, Math.ceil(leastStopWaitSeconds - waitedSeconds)),
    calls: Math.max(0, leastStopCalls - callAttempts),
  };
}
