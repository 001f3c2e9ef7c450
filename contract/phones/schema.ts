import * as z from 'zod/mini';
import { instant, line } from '../fields.ts';

/** A number as somebody writes it. */
export const writtenPhone = line(30).check(z.minLength(1));

export const codeDigits = 6;
export const phoneCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));

/** One phone call in which an order is taken: a number that was proved in it counts for it alone. */
export const phoneCall = z.uuid();

/** The wait before another code can be asked for: most arrive within it. */
export const againAfterSeconds = 60;

/** The verified numbers of the account or the device that asks. */
export const ownPhones = z.object({
  /** Verified, in full. */
  phones: z.array(z.string()),
  /** Without text messages staff call instead. */
  sendsCodes: z.boolean(),
});

export const askedCode = z.object({ phone: z.string(), expiresAt: instant });
