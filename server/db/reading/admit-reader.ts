import { dirname } from 'node:path';
import type { Database, DatabaseAddress } from '../database.ts';
import { grantReading, readStand, type ReadingStand } from './reading-rights.ts';
import { ensureReadingRole, readingRole, roleStatements } from './reading-role.ts';

export interface Admission {
  /** True when the role reads the views and nothing else. */
  readsViewsAlone: boolean;
  sentences: string[];
}

/** Lets people read the database who reach it as its owner: makes the role, gives it its rights, says what it can do. */
export async function admitReader(db: Database, address: DatabaseAddress): Promise<Admission> {
  if ((await ensureReadingRole(db)) === 'not-allowed')
    return { readsViewsAlone: false, sentences: [missingRole, ...roleStatements.map((say) => `  ${say};`)] };
  await grantReading(db);
  const stand = await readStand(db);
  const beyond = hindrances(stand);
  if (beyond.length > 0) return { readsViewsAlone: false, sentences: beyond };
  return {
    readsViewsAlone: true,
    sentences: [
      `${readingRole} reads ${stand.views} views of the schema reporting, and no table.`,
      wayIn(address),
    ],
  };
}

const missingRole = `There is no role ${readingRole}, and the user of this database may make none. Let an administrator of the server say once, and run this again:`;

/** The reasons why the role does not read the views alone, a sentence each. */
export function hindrances(stand: ReadingStand): string[] {
  const { views, isForeign, mayMakeSchema, isSuperuser, mayMore, memberOf, owns, readsBeyond, runs } = stand;
  return [
    isForeign && 'The schema reporting was made by another hand; rename it, and start MarketWaka again.',
    !isForeign && views === 0 && mayMakeSchema && 'There are no views yet: start MarketWaka once.',
    !isForeign &&
      views === 0 &&
      !mayMakeSchema &&
      'There are no views, for the owner of the tables may make no schema: grant create on the database to them, and start MarketWaka again.',
    isSuperuser &&
      `${readingRole} is a superuser and reads everything: alter role ${readingRole} nosuperuser.`,
    mayMore &&
      `${readingRole} may do more than read: alter role ${readingRole} nocreaterole nocreatedb noreplication nobypassrls.`,
    memberOf !== null && `${readingRole} has the rights of ${memberOf} too: revoke them from it.`,
    owns && `${readingRole} owns things: reassign owned by ${readingRole} to their owner.`,
    !isSuperuser && readsBeyond !== null && `${readingRole} also reads ${readsBeyond}: revoke that from it.`,
    !isSuperuser && runs !== null && `${readingRole} may run as another user: ${runs}.`,
  ].filter((sentence) => sentence !== false);
}

function wayIn(address: DatabaseAddress): string {
  if (typeof address !== 'string')
    return `To read: psql -h ${dirname(address.path)} -U ${readingRole} ${address.database}`;
  return `To read: psql as ${readingRole}; its password is set by an administrator (\\password ${readingRole}).`;
}
