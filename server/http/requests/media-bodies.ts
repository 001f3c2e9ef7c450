import type { FastifyInstance } from 'fastify';
import { mostPictureBytes, mostRecordingBytes } from '#contract/media/schema.ts';

const kinds = {
  picture: { type: /^image\//, bodyLimit: mostPictureBytes },
  // Some phones call a recording without a picture a video all the same.
  recording: { type: /^(?:audio|video)\//, bodyLimit: mostRecordingBytes },
} as const;

/** Lets bodies of this scope be pictures or recordings, which may be larger than a call in JSON. */
export function readMediaBodies(scope: FastifyInstance, kind: keyof typeof kinds): void {
  const { type, bodyLimit } = kinds[kind];
  scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
