import * as z from 'zod/mini';
import { line, prose } from './fields.ts';

export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** An address is found by its landmark, as people say it; a pin or a plus code only helps. */
export const address = z.strictObject({
  /** The name of a zone. */
  area: line(60).check(z.minLength(1)),
  landmark: line(200).check(z.minLength(1)),
  directions: prose(500),
  pin: z.nullable(z.strictObject({ latitude, longitude })),
});
export type Address = z.output<typeof address>;
