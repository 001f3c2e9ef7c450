import * as z from 'zod/mini';

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** One page opened on one device: no person, no address, no query, only the page and how it felt. */
export const visit = z.strictObject({
  path: z.string().check(z.maxLength(200), z.regex(/^\/[^?#\p{Cc}\p{Cs}]*$/u)),
  displayMode: z.enum(['browser', 'installed']),
  vitals: z
    .array(
      z.strictObject({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600_000)) }),
    )
    .check(z.maxLength(vitalNames.length)),
});
export type Visit = z.output<typeof visit>;
