import type { PictureId } from '#contract/media/schema.ts';

/** A photo that was taken for a step. */
export interface Snapped {
  /** Stands in the step where the server's id will stand. */
  key: PictureId;
  blob: Blob;
  /** Its address on this device. */
  preview: string;
}
