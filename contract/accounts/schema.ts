import * as z from 'zod/mini';
import { id, instant, line, orNothing } from '../fields.ts';
import { permissions, roles } from '../permissions.ts';

export const userId = id.brand<'UserId'>();
export type UserId = z.output<typeof userId>;

export const languages = ['pcm', 'en'] as const;
export const language = z.enum(languages);
export type Language = z.output<typeof language>;

export const permission = z.enum(permissions);
export const role = z.enum(roles);

export const grantedPermissions = z.array(permission).check(z.maxLength(50));

/** Cities that an admin is limited to; none for every city. */
export const cityIds = z.array(id).check(z.maxLength(100));

// The limits protect the server, not taste: the specification asks for no more than something typed.
export const username = line(60).check(z.minLength(1));
export const password = z.string().check(z.minLength(1), z.maxLength(200));

/** A password of staff or of an applicant has no fewer characters. */
export const leastStaffPassword = 12;

const account = z.object({
  id: userId,
  username: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role,
  isGodMode: z.boolean(),
  permissions: z.array(permission),
  /** The cities that an admin may see; left out for who sees them all. */
  cities: z.optional(z.array(id)),
});

export const user = z.object({
  ...account.shape,
  /** True for staff who typed a password that staff may not have; told to them alone. */
  isPasswordWeak: z.optional(z.boolean()),
});
export type User = z.output<typeof user>;

export const credentials = z.strictObject({ username, password });
export const passwordChange = z.strictObject({ currentPassword: password, newPassword: password });

export const device = z.object({
  id,
  description: z.string(),
  isThisOne: z.boolean(),
  signedInAt: instant,
  lastSeenAt: instant,
});
export type Device = z.output<typeof device>;

export const person = z.object({
  ...account.shape,
  createdAt: instant,
  deletedAt: z.nullable(instant),
  signedInDevices: z.int(),
  /** True with an authenticator or a passkey; said of admins and godmode alone. */
  hasSecondStep: z.optional(z.boolean()),
  /** The name and the number with which they applied as an agent. */
  appliedAs: orNothing(z.object({ name: z.string(), phone: z.string() })),
});
export type PersonRow = z.output<typeof person>;

/** Open matters that keep a person from being deleted. */
export const personHolds = [
  'last-godmode',
  'order-under-way',
  'still-online',
  'float-out',
  'earnings-left',
  'credit-left',
  'credit-on-its-way',
] as const;
export type PersonHold = (typeof personHolds)[number];

/** A person as staff look after them. */
export const personCard = z.object({
  person,
  devices: z.array(device),
  /** For those who could delete it. */
  holds: z.array(z.enum(personHolds)),
});

export const oneTimeLink = z.object({ url: z.string(), expiresAt: instant });
