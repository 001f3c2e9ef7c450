import { addressOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { mostLinks, type OrderLink } from '#contract/orders/links.ts';
import { callServer } from '#web/data/call-server.ts';
import { followLive } from '#web/data/live/follow-events.ts';
import type { Update } from '#web/data/live/event-source.ts';
import { orderLinks } from './links.ts';

/** Follows an address of live events; where it asks for a ticket, this device proves the links that it holds then. */
export function followOrders(address: string, onUpdate: (update: Update) => void): () => void {
  return followLive(address, () => callServer(takeStreamTicket, { links: provableLinks() }), onUpdate);
}

/** The links that a stream or a list can be opened with, the newest first. */
export function provableLinks(): OrderLink[] {
  return orderLinks()
    .slice(0, mostLinks)
    .flatMap(({ code, token }) => {
      const read = orderCode.safeParse(code);
      return read.success ? [{ code: read.data, token }] : [];
    });
}

/** The stream of whoever is here; null for somebody whom nothing concerns. Behind the # stands what makes it another one. */
export function liveAddress(userId: string | null): string | null {
  const codes = provableLinks().map(({ code }) => code);
  if (userId === null && codes.length === 0) return null;
  const { address } = addressOf(followEvents, codes.length === 0 ? {} : { ticket: 'yes' });
  return `${address}#${[userId ?? '', ...codes].join('.')}`;
}
