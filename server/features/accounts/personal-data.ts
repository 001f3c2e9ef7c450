import type { PersonalData } from '#server/feature.ts';
import { forgetAddresses, readOwnEvents } from '#server/security-log/store.ts';
import { voidResetLinks } from './one-time-links/store.ts';
import { readPerson } from './admin/store.ts';
import { deleteSessions, forgetPlaces, readSessions } from './sessions/store.ts';
import { deleteKnownDevices, readKnownDevices } from './sessions/store-known-devices.ts';
import { readEnrolledAt } from './second-steps/authenticator/store.ts';
import { readPasskeys } from './second-steps/passkeys/store.ts';
import { viewPasskey } from './second-steps/passkeys/view.ts';
import { countUnused } from './second-steps/recovery-codes/store.ts';
import { deleteSecondSteps } from './second-steps/store.ts';
import { anonymise } from './store.ts';

const account: PersonalData = {
  noun: 'account',
  exportFor: async (db, userId) => {
    const row = await readPerson(db, userId);
    return row === undefined
      ? null
      : {
          username: row.username,
          name: row.name,
          phone: row.phone,
          role: row.role,
          permissions: row.permissions,
          cities: row.cities,
          createdAt: row.createdAt.toISOString(),
        };
  },
  forget: async (db, userId) => {
    await voidResetLinks(db, userId);
    await anonymise(db, userId);
  },
};

const devices: PersonalData = {
  noun: 'devices',
  exportFor: async (db, userId) =>
    (await readSessions(db, userId)).map((session) => ({
      userAgent: session.userAgent,
      signedInAt: session.signedInAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  forget: async (db, userId) => {
    await deleteSessions(db, userId);
    await forgetPlaces(db, userId);
  },
};

/** The browsers on which they have tries of their own; gone with the devices above. */
const knownDevices: PersonalData = {
  noun: 'knownDevices',
  exportFor: async (db, userId) =>
    (await readKnownDevices(db, userId)).map((known) => ({
      firstSignedInAt: known.firstSignedInAt.toISOString(),
      lastSignedInAt: known.lastSignedInAt.toISOString(),
    })),
  forget: (db, userId) => deleteKnownDevices(db, userId, null),
};

/** Second steps without what is secret of them. */
const secondSteps: PersonalData = {
  noun: 'secondSteps',
  exportFor: async (db, userId) => ({
    authenticatorSince: (await readEnrolledAt(db, userId))?.toISOString() ?? null,
    passkeys: (await readPasskeys(db, userId)).map(viewPasskey),
    recoveryCodesLeft: await countUnused(db, userId),
  }),
  forget: async (db, userId) => {
    await deleteSecondSteps(db, userId);
  },
};

/** Lines of the security log stay, without the addresses that their person acted from. */
const securityLog: PersonalData = {
  noun: 'securityLog',
  exportFor: async (db, userId) =>
    (await readOwnEvents(db, userId)).map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  forget: forgetAddresses,
};

export const accountsPersonalData: readonly PersonalData[] = [
  account,
  devices,
  knownDevices,
  secondSteps,
  securityLog,
];
