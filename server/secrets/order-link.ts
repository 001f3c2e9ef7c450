import { createHmac } from 'node:crypto';

/**
 * The secret half of an order's link, made from the id of the request that placed it: a repeated request gets the
 * same link, although only its hash is kept. It takes the house's secret and the id to make one; a copy of the
 * database has the first alone, and whoever sees a request's id pass by has the second alone.
 */
export function linkToken(houseSecret: string, clientRequestId: string): string {
  return createHmac('sha256', houseSecret).update(clientRequestId.toLowerCase()).digest('base64url');
}

/** The key of the link for family, made from the order's id: it cannot be led back to the link that opens the order. */
export function watchKeyOf(houseSecret: string, orderId: string): string {
  return createHmac('sha256', houseSecret).update(`watch ${orderId}`).digest('base64url').slice(0, 22);
}

/** The key of a list that is not typed, made likewise; an order that came of the same id has another. */
export function listKeyOf(houseSecret: string, clientRequestId: string): string {
  return createHmac('sha256', houseSecret)
    .update(`list ${clientRequestId.toLowerCase()}`)
    .digest('base64url');
}
