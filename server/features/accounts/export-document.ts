import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';

export async function exportOf(
  db: Db,
  kept: readonly PersonalData[],
  userId: string,
): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> = {};
  for (const data of kept) document[data.noun] = await data.exportFor(db, userId);
  return document;
}
