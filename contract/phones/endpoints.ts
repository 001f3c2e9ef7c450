import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, noInput } from '../fields.ts';
import { askedCode, ownPhones, phoneCall, phoneCode, writtenPhone } from './schema.ts';

export const listOwnPhones = defineEndpoint({
  name: 'listOwnPhones',
  purpose: 'The verified numbers of this account, or of this device, and whether codes can be sent.',
  method: 'GET',
  path: '/api/phones',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: ownPhones,
  refusals: [],
});

export const askPhoneCode = defineEndpoint({
  name: 'askPhoneCode',
  purpose: 'Send a one-time code to a number; the answer is the same whatever is known of it.',
  method: 'POST',
  path: '/api/phones/code',
  audience: 'anyone',
  duringMaintenance: 'refused',
  counted: 'sign-in',
  input: z.strictObject({ phone: writtenPhone }),
  reply: askedCode,
  refusals: ['bad-phone', 'codes-off', 'too-many-tries'],
});

export const verifyPhone = defineEndpoint({
  name: 'verifyPhone',
  purpose: 'Prove a number with the code that was sent to it, for this account, or for this device.',
  method: 'POST',
  path: '/api/phones/verify',
  audience: 'anyone',
  duringMaintenance: 'refused',
  counted: 'sign-in',
  input: z.strictObject({ phone: writtenPhone, code: phoneCode }),
  reply: z.object({ phone: z.string() }),
  refusals: ['bad-phone', 'wrong-code', 'code-over'],
});

export const askPhoneOrderCode = defineEndpoint({
  name: 'askPhoneOrderCode',
  purpose: 'Send a one-time code to the number of somebody on the phone, who reads it back.',
  method: 'POST',
  path: '/api/admin/phone-orders/code',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ phone: writtenPhone, callId: phoneCall }),
  reply: askedCode,
  refusals: ['bad-phone', 'own-account', 'codes-off', 'too-many-tries'],
});

export const verifyPhoneOrder = defineEndpoint({
  name: 'verifyPhoneOrder',
  purpose: 'Prove a number, for this phone call alone, with the code that its owner read back.',
  method: 'POST',
  path: '/api/admin/phone-orders/verify',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ phone: writtenPhone, callId: phoneCall, code: phoneCode }),
  reply: z.object({ phone: z.string() }),
  refusals: ['bad-phone', 'own-account', 'wrong-code', 'code-over'],
});

export const confirmPersonPhone = defineEndpoint({
  name: 'confirmPersonPhone',
  purpose: 'Note that a person was called and answered: the number of their profile is verified.',
  method: 'POST',
  path: '/api/admin/users/:userId/phone-call',
  audience: 'users:manage',
  duringMaintenance: 'answered',
  /** The number that was called, as it stood in the profile. */
  input: z.strictObject({ userId, phone: writtenPhone }),
  reply: done,
  refusals: ['not-found', 'own-account', 'changed-meanwhile'],
});
