import type { Original } from '#contract/orders/requests/schema.ts';
import type { Db } from '#server/db/database.ts';
import { recordingAddresses } from '#server/media/recordings/recording-addresses.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';

/** The ids of what came in place of a typed list: one recording, or photos. */
export interface OriginalIds {
  recordingId: string | null;
  milliseconds: number | null;
  pictureIds: readonly string[];
}

/** True until what was sent goes, after its ninety days. */
export function hasOriginal({ recordingId, pictureIds }: OriginalIds): boolean {
  return recordingId !== null || pictureIds.length > 0;
}

export type ViewOriginal = (ids: OriginalIds) => Original;

/** Originals with addresses for whoever is answered now. */
export async function originalViews(db: Db, now: Date): Promise<ViewOriginal> {
  const pictureAt = await pictureAddresses(db, now);
  const recordingAt = await recordingAddresses(db, now);
  return ({ recordingId, milliseconds, pictureIds }) =>
    recordingId === null || milliseconds === null
      ? { kind: 'photo', urls: pictureIds.map(pictureAt) }
      : { kind: 'voice', url: recordingAt(recordingId), seconds: milliseconds / 1000 };
}
