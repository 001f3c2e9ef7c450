import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { done, id, line, noInput, shownName } from '../fields.ts';
import { stepUpCode } from './second-steps/schema.ts';
import {
  cityIds,
  credentials,
  device,
  grantedPermissions,
  oneTimeLink,
  password,
  passwordChange,
  person,
  role,
  user,
  userId,
  username,
} from './schema.ts';

const token = z.string().check(z.minLength(20), z.maxLength(100));

export const me = defineEndpoint({
  name: 'me',
  purpose: 'Who is signed in on this device.',
  method: 'GET',
  path: '/api/auth/me',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: user,
  refusals: [],
});

export const signIn = defineEndpoint({
  name: 'signIn',
  purpose: 'Sign in with username and password; answers the user and sets the session cookie.',
  method: 'POST',
  path: '/api/auth/login',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: credentials,
  reply: user,
  refusals: ['wrong-credentials', 'too-many-tries'],
});

export const signUp = defineEndpoint({
  name: 'signUp',
  purpose: 'Create a customer account and sign in to it.',
  method: 'POST',
  path: '/api/auth/signup',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: credentials,
  reply: user,
  refusals: ['username-taken', 'name-hidden', 'name-of-the-house', 'too-many-tries'],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  purpose: 'End this device’s session; a device without one is answered the same.',
  method: 'POST',
  path: '/api/auth/logout',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: done,
  refusals: [],
});

export const signOutEverywhere = defineEndpoint({
  name: 'signOutEverywhere',
  purpose: 'End every session of this account, this one included.',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: done,
  refusals: [],
});

export const listDevices = defineEndpoint({
  name: 'listDevices',
  purpose: 'The devices that are signed in to this account.',
  method: 'GET',
  path: '/api/auth/devices',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(device),
  refusals: [],
});

export const revokeDevice = defineEndpoint({
  name: 'revokeDevice',
  purpose: 'Sign one of this account’s devices out.',
  method: 'DELETE',
  path: '/api/auth/devices/:id',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ id }),
  reply: done,
  refusals: ['not-found'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  purpose: 'Change the password; every other device is signed out.',
  method: 'POST',
  path: '/api/auth/password',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: passwordChange,
  reply: done,
  refusals: ['wrong-password', 'weak-password', 'too-many-tries'],
});

export const stepUp = defineEndpoint({
  name: 'stepUp',
  purpose:
    'Prove that it is still you; for ten minutes calls that move money or rights are taken. Who has a second step gives its code too.',
  method: 'POST',
  path: '/api/auth/step-up',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({ password, code: z.optional(stepUpCode) }),
  reply: done,
  refusals: ['wrong-password', 'second-step-needed', 'wrong-second-step', 'too-many-tries'],
});

export const changeProfile = defineEndpoint({
  name: 'changeProfile',
  purpose: 'Change the name and phone number of this account.',
  method: 'PUT',
  path: '/api/auth/profile',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ name: z.nullable(shownName(80)), phone: z.nullable(line(30)) }),
  reply: user,
  refusals: ['bad-phone'],
});

export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  purpose: 'Everything kept about this account, as one document.',
  method: 'GET',
  path: '/api/auth/export',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: noInput,
  reply: z.record(z.string(), z.unknown()),
  refusals: [],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  purpose: 'Delete this account; the password is asked once more.',
  method: 'POST',
  path: '/api/auth/delete',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({ password }),
  reply: done,
  refusals: [
    'wrong-password',
    'last-godmode',
    'order-under-way',
    'still-online',
    'float-out',
    'earnings-left',
    'credit-left',
    'credit-on-its-way',
    'too-many-tries',
  ],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  purpose: 'Set a new password with a one-time link and sign in.',
  method: 'POST',
  path: '/api/auth/reset',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({ token, password }),
  reply: user,
  refusals: ['link-spent', 'weak-password', 'too-many-tries'],
});

export const createOwner = defineEndpoint({
  name: 'createOwner',
  purpose: 'Create the godmode account with the one-time link that the first start printed.',
  method: 'POST',
  path: '/api/auth/owner',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'sign-in',
  input: z.strictObject({ token, username, password }),
  reply: user,
  refusals: ['link-spent', 'username-taken', 'name-hidden', 'weak-password', 'too-many-tries'],
});

export const changeRole = defineEndpoint({
  name: 'changeRole',
  purpose: 'Change an account’s role; a new admin starts with no permission.',
  method: 'PUT',
  path: '/api/admin/users/:userId/role',
  audience: 'godmode',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    userId,
    role,
    /** The owner has read that other names look like this one. */
    evenSo: z.optional(z.literal('yes')),
  }),
  reply: person,
  refusals: ['not-found', 'own-account', 'not-allowed', 'name-looks-alike'],
});

export const grantPermissions = defineEndpoint({
  name: 'grantPermissions',
  purpose: 'Set an admin’s permission strings.',
  method: 'PUT',
  path: '/api/admin/users/:userId/permissions',
  audience: 'godmode',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    userId,
    permissions: grantedPermissions,
    /** As this owner saw them: what another has granted meanwhile is not written over. Cities left out stay. */
    from: z.optional(grantedPermissions),
    cities: z.optional(cityIds),
    citiesFrom: z.optional(cityIds),
  }),
  reply: person,
  refusals: ['not-found', 'not-an-admin', 'not-allowed', 'changed-meanwhile', 'cities-not-ready'],
});

export const issueResetLink = defineEndpoint({
  name: 'issueResetLink',
  purpose: 'Make a one-time link that lets a person set a new password; for staff only godmode can.',
  method: 'POST',
  path: '/api/admin/users/:userId/reset-link',
  audience: 'users:manage',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ userId }),
  reply: oneTimeLink,
  refusals: ['not-found', 'not-allowed'],
});

export const signPersonOut = defineEndpoint({
  name: 'signPersonOut',
  purpose: 'Sign a person out on all their devices; staff only by godmode.',
  method: 'POST',
  path: '/api/admin/users/:userId/sign-out',
  audience: 'users:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: person,
  refusals: ['not-found', 'not-allowed'],
});
