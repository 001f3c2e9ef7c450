import type { Original } from '#contract/orders/requests/schema.ts';
import type { MediaAddresses } from '#server/media/serving/media-addresses.ts';

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

/** An original at addresses for the reader of the answer. */
export function viewOriginal(
  { recordingId, milliseconds, pictureIds }: OriginalIds,
  { pictureAt, recordingAt }: MediaAddresses,
): Original {
  return recordingId === null || milliseconds === null
    ? { kind: 'photo', urls: pictureIds.map(pictureAt) }
    : { kind: 'voice', url: recordingAt(recordingId), seconds: milliseconds / 1000 };
}
