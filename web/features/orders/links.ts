import * as z from 'zod/mini';
import { isOnServer } from '#web/lib/page/on-server.ts';
import { linkStored, linksKey } from './device-keys.ts';

const most = 20;

const link = z.object({ code: z.string(), token: z.string(), placedAt: z.string() });

/** The secret half of an order's link, kept on the device that placed or opened it. */
export type OrderLink = z.output<typeof link>;

/** The links this device holds, newest first; the server holds none, and Node warns of its storage. */
export function orderLinks(): OrderLink[] {
  if (isOnServer) return [];
  try {
    const read = z.array(link).safeParse(JSON.parse(localStorage.getItem(linksKey) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing: either way there are none.
    return [];
  }
}

export function orderLink(code: string): OrderLink | undefined {
  return orderLinks().find((stored) => stored.code === code);
}

/** Keeps a link on this device; the oldest make room. */
export function keepOrderLink(fresh: OrderLink): void {
  const links = [fresh, ...orderLinks().filter(({ code }) => code !== fresh.code)]
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
    .slice(0, most);
  try {
    localStorage.setItem(linksKey, JSON.stringify(links));
    dispatchEvent(new Event(linkStored));
  } catch {
    // A browser that keeps nothing: the code and the phone's last digits still open the order.
  }
}
