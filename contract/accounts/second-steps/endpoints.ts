import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, id, noInput } from '#contract/fields.ts';
import { person, userId } from '../schema.ts';
import {
  authenticatorCode,
  madeRecoveryCodes,
  newPasskey,
  passkeyName,
  passkeyOptions,
  passkeySignature,
  secondSteps,
} from './schema.ts';

export const showSecondSteps = defineEndpoint({
  name: 'showSecondSteps',
  purpose: 'Passkeys, authenticator and recovery codes of this admin’s account.',
  method: 'GET',
  path: '/api/auth/second-steps',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: secondSteps,
  refusals: ['not-allowed'],
});

export const startAuthenticator = defineEndpoint({
  name: 'startAuthenticator',
  purpose: 'Make a secret for an authenticator app; it counts once a code of it was confirmed.',
  method: 'POST',
  path: '/api/auth/second-steps/authenticator/start',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  stepUp: true,
  input: noInput,
  reply: z.object({
    /** Base32, to be typed where no picture is scanned. */
    secret: z.string(),
    /** The same as `otpauth:` address, for a QR code. */
    address: z.string(),
  }),
  refusals: ['not-allowed'],
});

export const confirmAuthenticator = defineEndpoint({
  name: 'confirmAuthenticator',
  purpose: 'Enrol the authenticator that shows this code; an earlier one counts no more.',
  method: 'POST',
  path: '/api/auth/second-steps/authenticator',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  stepUp: true,
  input: z.strictObject({ code: authenticatorCode }),
  reply: madeRecoveryCodes,
  refusals: ['not-allowed', 'wrong-second-step', 'enrolment-over', 'too-many-tries'],
});

export const removeAuthenticator = defineEndpoint({
  name: 'removeAuthenticator',
  purpose: 'Take the authenticator off this account.',
  method: 'DELETE',
  path: '/api/auth/second-steps/authenticator',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  stepUp: true,
  input: noInput,
  reply: done,
  refusals: ['not-allowed', 'not-found'],
});

export const startPasskey = defineEndpoint({
  name: 'startPasskey',
  purpose: 'Options with which the browser makes a passkey.',
  method: 'POST',
  path: '/api/auth/second-steps/passkeys/start',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  stepUp: true,
  input: noInput,
  reply: passkeyOptions,
  refusals: ['not-allowed', 'no-passkey-here', 'passkeys-full'],
});

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  purpose: 'Enrol the passkey that the browser made.',
  method: 'POST',
  path: '/api/auth/second-steps/passkeys',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  stepUp: true,
  input: z.strictObject({ name: passkeyName, passkey: newPasskey }),
  reply: madeRecoveryCodes,
  refusals: ['not-allowed', 'no-passkey-here', 'passkey-refused', 'passkeys-full'],
});

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  purpose: 'Take a passkey off this account.',
  method: 'DELETE',
  path: '/api/auth/second-steps/passkeys/:id',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ id }),
  reply: done,
  refusals: ['not-allowed', 'not-found'],
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  purpose: 'Make new recovery codes; the earlier ones count no more.',
  method: 'POST',
  path: '/api/auth/second-steps/recovery-codes',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  stepUp: true,
  input: noInput,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['not-allowed', 'not-found'],
});

export const startPasskeyStepUp = defineEndpoint({
  name: 'startPasskeyStepUp',
  purpose: 'Options with which the browser asks for a passkey of this account.',
  method: 'POST',
  path: '/api/auth/step-up/passkey/start',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: passkeyOptions,
  refusals: ['no-passkey-here', 'not-found'],
});

export const stepUpByPasskey = defineEndpoint({
  name: 'stepUpByPasskey',
  purpose: 'Prove with a passkey that it is still you.',
  method: 'POST',
  path: '/api/auth/step-up/passkey',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({ passkey: passkeySignature }),
  reply: done,
  refusals: ['no-passkey-here', 'passkey-refused', 'too-many-tries'],
});

export const resetSecondSteps = defineEndpoint({
  name: 'resetSecondSteps',
  purpose: 'Take every second step off a person who lost them; they enrol anew.',
  method: 'POST',
  path: '/api/admin/users/:userId/second-steps/reset',
  audience: 'godmode',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ userId }),
  reply: person,
  refusals: ['not-found', 'own-account'],
});
