import * as z from 'zod/mini';

/** The name of a city in addresses. */
const citySlug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

/**
 * Field of a call that `narrows`: somebody who sees several cities names one by its slug, and the reply is about that
 * one alone. It is the slug, as it stands in the address of the screen that asks.
 */
export const inCity = { city: z.optional(citySlug) };

/** Input of a call that takes nothing else. */
export const cityInput = z.strictObject(inCity);
