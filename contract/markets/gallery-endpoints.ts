import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noInput } from '../fields.ts';
import { pictureId } from '../media/schema.ts';
import { galleryName, galleryPhoto } from './gallery.ts';

export const listGallery = defineEndpoint({
  name: 'listGallery',
  purpose: 'The photos that stand in the landing page’s gallery in place of its drawings.',
  method: 'GET',
  path: '/api/gallery',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(galleryPhoto),
  refusals: [],
});

export const setGalleryPhoto = defineEndpoint({
  name: 'setGalleryPhoto',
  purpose: 'Show a photo in the gallery in place of a drawing, or the drawing again.',
  method: 'PUT',
  path: '/api/admin/gallery/:name',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ name: galleryName, pictureId: z.nullable(pictureId) }),
  reply: z.array(galleryPhoto),
  refusals: ['no-such-picture'],
});
