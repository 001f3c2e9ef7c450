import * as z from 'zod/mini';
import { seenRequestsKey } from '#web/features/orders/device-keys.ts';

const most = 30;
const ids = z.array(z.string());

/** Ended lists whose card was closed on this device: an account is told of its own ends on every load. */
export function closedRequests(): readonly string[] {
  try {
    const read = ids.safeParse(JSON.parse(localStorage.getItem(seenRequestsKey) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Remembers that the end of a list was looked at. */
export function rememberClosed(id: string): void {
  try {
    localStorage.setItem(seenRequestsKey, JSON.stringify([id, ...closedRequests()].slice(0, most)));
  } catch {
    // A browser that keeps nothing shows it again on its next page.
  }
}
