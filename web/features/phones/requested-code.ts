import * as z from 'zod/mini';
import { againAfterSeconds } from '#contract/phones/schema.ts';

/** A code that this device asked for, by its own clock. */
const askedCode = z.object({ phone: z.string(), at: z.number(), until: z.number() });
export type AskedCode = z.output<typeof askedCode>;

const key = 'asked-code';

/** The code that is on its way: whoever goes to read the SMS may find the page loaded anew. */
export function readAskedCode(phone: string, now: number): AskedCode | null {
  try {
    const read = askedCode.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const isIt = read.success && read.data.phone === phone && read.data.at <= now && now < read.data.until;
    return isIt ? read.data : null;
  } catch {
    return null;
  }
}

export function keepAskedCode(asked: AskedCode | null): void {
  try {
    if (asked === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(asked));
  } catch {
    // A browser that keeps nothing asks for another code after a reload.
  }
}

/** The seconds until another code can be asked for. */
export function secondsUntilAgain({ at }: AskedCode, now: number): number {
  return Math.max(0, Math.ceil((at + againAfterSeconds * 1000 - now) / 1000));
}
