import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pictureId, recordingId } from './schema.ts';

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

export const addRecording = defineEndpoint({
  name: 'addRecording',
  purpose:
    'Bring a voice note (Opus in WebM or Ogg, AAC in MP4) of 60 seconds and 1 MB at most, as the body itself (up to 90 seconds are cut); it goes after a day if nothing came of it.',
  method: 'POST',
  path: '/api/recordings',
  audience: 'anyone',
  duringMaintenance: 'answered',
  takes: 'recording',
  input: z.strictObject({ recording: z.instanceof(Uint8Array) }),
  /** Only who brought it knows its id, and only they can attach it to something. */
  reply: z.object({ id: recordingId, seconds: z.number() }),
  refusals: [
    'not-a-recording',
    'recording-too-long',
    'pictures-away',
    'pictures-busy',
    'too-large',
    'too-many-tries',
  ],
});
