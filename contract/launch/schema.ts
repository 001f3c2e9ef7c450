import * as z from 'zod/mini';
import { id, instant, line, shownName } from '../fields.ts';

/** The early-access form; its two sentences are the specification's. */
export const earlyAccess = z.strictObject({
  name: shownName(120, 'Name is required').check(z.minLength(1, 'Name is required')),
  email: z
    .string('Please provide a valid email address')
    .check(
      z.trim(),
      z.maxLength(254, 'Please provide a valid email address'),
      z.email('Please provide a valid email address'),
    ),
});

/** The access-key form's field is `accessKey`; it travels as `key`. */
export const accessKeyForm = z.strictObject({
  accessKey: z
    .string('Access key is required')
    .check(z.trim(), z.minLength(1, 'Access key is required'), z.maxLength(100)),
});

export const accessKeyId = id.brand<'AccessKeyId'>();
export type AccessKeyId = z.output<typeof accessKeyId>;

export const accessKey = z.object({
  id: accessKeyId,
  label: z.string(),
  uses: z.int(),
  mostUses: z.nullable(z.int()),
  expiresAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
  createdAt: instant,
  createdBy: z.string(),
});
export type AccessKey = z.output<typeof accessKey>;

export const newAccessKey = z.strictObject({
  label: line(80).check(z.minLength(1)),
  mostUses: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  expiresAt: z.nullable(instant),
});

export const subscriber = z.object({ name: z.string(), email: z.string(), subscribedAt: instant });
export type Subscriber = z.output<typeof subscriber>;

export const launch = z.object({
  maintenance: z.boolean(),
  subscribers: z.int(),
  keys: z.array(accessKey),
});
export type Launch = z.output<typeof launch>;
