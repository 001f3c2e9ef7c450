import * as z from 'zod/mini';
import { id, instant, shownName } from '#contract/fields.ts';

/** Number of recovery codes that are made together. */
export const recoveryCodesMade = 10;

/** Most passkeys of one account. */
export const mostPasskeys = 10;

/** Six digits of an authenticator; people write them with a space. */
export const authenticatorCode = z.string().check(
  z.overwrite((written) => written.replace(/\s/g, '')),
  z.regex(/^\d{6}$/),
);

/** A recovery code as it is shown; written in small letters, and with or without its dash. */
const recoveryCode = z.string().check(
  z.overwrite((written) => written.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[2-9A-HJKMNP-Z]{10}$/),
);

/** Six digits of the authenticator, or a recovery code. */
export const stepUpCode = z.union([authenticatorCode, recoveryCode]);

export const passkeyName = shownName(60).check(z.minLength(1));

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

export const secondSteps = z.object({
  /** Time of the enrolment, of an account that has an authenticator. */
  authenticatorSince: z.nullable(instant),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int().check(z.minimum(0), z.maximum(recoveryCodesMade)),
  /** False at an address where no browser makes a passkey: plain http other than localhost, or an IP address. */
  canHavePasskey: z.boolean(),
  /** True for the owner and holders of rights over money, people and integrations who have no second step yet. */
  isAskedToEnrol: z.boolean(),
});
export type SecondSteps = z.output<typeof secondSteps>;

/** Recovery codes, shown this once; null where earlier ones still stand. */
export const madeRecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

const base64url = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));

const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)));

/** Options of the browser's own API, as its `parse…OptionsFromJSON` reads them. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

/** A new credential: of what the browser's `toJSON` writes, the fields that are needed. */
export const newPasskey = z.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports,
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** The signature of a passkey: of what the browser's `toJSON` writes, the fields that are needed. */
export const passkeySignature = z.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
export type PasskeySignature = z.output<typeof passkeySignature>;

/** A change of second steps, or a used recovery code, of which the account's owner is told. */
export const secondStepChange = z.enum(['enrolled', 'removed', 'codes-renewed', 'code-used', 'reset']);
export type SecondStepChange = z.output<typeof secondStepChange>;
