import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const pictureId = id.brand<'PictureId'>();
export type PictureId = z.output<typeof pictureId>;

/** What is taken, told by the bytes themselves; a browser asks for these in its file dialog. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const mostPictureBytes = 6 * 1024 * 1024;
