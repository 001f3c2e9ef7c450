import * as z from 'zod/mini';
import { withoutHidden } from './names/hidden-letters.ts';

export const clientRequestId = z.uuid();

export const id = z.uuid();
/** The database has no year 0. */
export const instant = z.iso.datetime().check(z.refine((written) => !written.startsWith('0000')));
export const noInput = z.strictObject({});
/** The reply of a call that has nothing to tell but that it was done. */
export const done = z.object({ done: z.literal(true) });

/** A field that answers kept by an older version, here or on a phone, do not have. */
export function orNothing<Schema extends z.core.$ZodType>(schema: Schema) {
  // The mini flavour of zod names its default so.
  // oxlint-disable-next-line no-underscore-dangle
  return z._default(z.nullable(schema), null);
}

/** A line of text as people type it: trimmed, never with control characters or halves of characters; the sentence is for one that is missing. */
export function line(most: number, missing?: string) {
  return z.string(missing).check(...lineChecks(most));
}

function lineChecks(most: number) {
  return [z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)] as const;
}

/** A name that others read: a line without characters that show nothing or turn what stands beside it. */
export function shownName(most: number, missing?: string) {
  return z
    .string(missing)
    .check(z.overwrite(withoutHidden))
    .check(...lineChecks(most));
}

/** A line kept exactly as it was typed: untrimmed, tabs allowed, no other control characters, no halves of characters. */
export function asTyped(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^(?:\t|[^\p{Cc}\p{Cs}])*$/u));
}

/** Several lines of text: trimmed, line breaks and tabs allowed, no other control characters, no halves of characters. */
export function prose(most: number) {
  return z.string().check(z.trim(), z.maxLength(most), z.regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u));
}
