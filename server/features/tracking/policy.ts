import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Caller } from '#server/http/caller.ts';

/** Holder of a ticket: a phone that signs in or out takes another. */
export function holderOf({ person }: Caller): string {
  return person.kind === 'member' ? person.sessionId : 'visitor';
}

export const ticketCookie = 'stream';
/** A stream is closed after ten minutes; its phone comes back with the same ticket before it takes another. */
export const ticketSeconds = 15 * 60;

const content = z.object({ orderIds: z.array(z.uuid()), holder: z.string(), until: z.int() });

/** Orders that may be followed, by which session (or a visitor), and until when. */
export type StreamTicket = z.output<typeof content>;

/** Writes the ticket down with a signature, so that any instance takes it and nothing of it is stored. */
export function writeTicket(secret: string, ticket: StreamTicket): string {
  const written = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${written}.${signOf(secret, written)}`;
}

/** The orders that the holder may hear now; nothing for a ticket that is forged, over, or another session's. */
export function ordersOfTicket(
  secret: string,
  cookie: string,
  { holder, now }: { holder: string; now: Date },
): readonly string[] | undefined {
  const [written = '', sign = ''] = cookie.split('.');
  const right = Buffer.from(signOf(secret, written));
  const given = Buffer.from(sign);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const ticket = content.parse(JSON.parse(Buffer.from(written, 'base64url').toString()));
  if (ticket.holder !== holder || ticket.until * 1000 <= now.getTime()) return undefined;
  return ticket.orderIds;
}

function signOf(secret: string, written: string): string {
  return createHmac('sha256', secret).update(written).digest('base64url');
}
