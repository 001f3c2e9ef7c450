import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pictureId } from './schema.ts';

export const addPicture = defineEndpoint({
  name: 'addPicture',
  purpose:
    'Bring a JPEG, PNG or WebP picture of 6 MB and 16 megapixels at most, as the body itself; it goes after a day if nothing came of it.',
  method: 'POST',
  path: '/api/pictures',
  audience: 'anyone',
  duringMaintenance: 'answered',
  takes: 'picture',
  input: z.strictObject({ picture: z.instanceof(Uint8Array) }),
  /** Only who brought it knows its id, and only they can attach it to something. */
  reply: z.object({ id: pictureId }),
  refusals: ['not-a-picture', 'pictures-away', 'pictures-busy', 'too-large', 'too-many-tries'],
});
