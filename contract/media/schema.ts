import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const pictureId = id.brand<'PictureId'>();
export type PictureId = z.output<typeof pictureId>;

/** Accepted types, recognized by their bytes; the file dialog asks for the same. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const mostPictureBytes = 6 * 1024 * 1024;
