import { noLimits } from '#server/db/connections/settings.ts';
import { type Database, type DatabaseAddress, openDatabase } from '#server/db/database.ts';

/** A dataset of a million rows takes longer to write than a request may. */
export async function withoutLimits<Made>(
  address: DatabaseAddress,
  make: (db: Database) => Promise<Made>,
): Promise<Made> {
  const db = openDatabase({ address, connections: 1, limits: noLimits });
  try {
    return await make(db);
  } finally {
    await db.end();
  }
}
