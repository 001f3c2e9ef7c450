import * as z from 'zod/mini';
import { instant, line } from '../fields.ts';

/** A number as somebody writes it. */
export const writtenPhone = line(30).check(z.minLength(1));

export const codeDigits = 6;
export const phoneCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));

/** So long somebody waits before another code can help: most come within it. */
export const againAfterSeconds = 60;

/** What is trusted of whoever asks: their account's numbers, or this device's. */
export const ownPhones = z.object({
  /** Verified, in full. */
  phones: z.array(z.string()),
  /** Without text messages staff call instead. */
  sendsCodes: z.boolean(),
});

export const askedCode = z.object({ phone: z.string(), expiresAt: instant });
