import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const pictureId = id.brand<'PictureId'>();
export type PictureId = z.output<typeof pictureId>;

/** Accepted types, recognized by their bytes; the file dialog asks for the same. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const mostPictureBytes = 6 * 1024 * 1024;

export const recordingId = id.brand<'RecordingId'>();
export type RecordingId = z.output<typeof recordingId>;

/** The types that browsers record: Opus in WebM or Ogg, AAC in MP4 on Safari. */
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type RecordingType = (typeof recordingTypes)[number];
export const longestRecordingSeconds = 60;
export const mostRecordingBytes = 1024 * 1024;
