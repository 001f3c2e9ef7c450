import * as z from 'zod/mini';

/** A week: no arrival takes as long. */
export const mostMinutes = 7 * 24 * 60;

const arrivalMinute = z.int().check(z.minimum(0), z.maximum(mostMinutes));
/** From when to when it comes, in minutes from now, or from the opening that it waits for. */
export const minuteRange = z
  .strictObject({ earliest: arrivalMinute, latest: arrivalMinute })
  .check(z.refine(({ earliest, latest }) => earliest <= latest));
