import * as z from 'zod/mini';
import { linkToken, orderCode } from './schema.ts';

/** The key of one order, as a device or a message holds it. */
const orderLink = z.strictObject({ code: orderCode, token: linkToken });
export type OrderLink = z.output<typeof orderLink>;

/** More links than these a device does not show in one request. */
export const mostLinks = 5;

export const heldLinks = z.array(orderLink).check(z.maxLength(mostLinks));
