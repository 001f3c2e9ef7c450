import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';

export async function exportOf(
  db: Db,
  personalData: readonly PersonalData[],
  userId: string,
): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> = {};
  for (const data of personalData) document[data.noun] = await data.exportFor(db, userId);
  return document;
}
