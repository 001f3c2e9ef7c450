import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordingId, type RecordingType } from '#contract/media/schema.ts';
import { broughtPolicy } from '#server/http/security/content-security-policy.ts';
import type { CallLimits } from '#server/rate-limits/call-limits.ts';
import { limitAddress } from '#server/rate-limits/limit-calls.ts';
import type { Db } from '#server/db/database.ts';
import type { PictureStore } from '../picture-store.ts';
import { sendFound } from '../serving/send-found.ts';
import { secondsLeft, signedFields } from '../serving/signed-address.ts';
import { readRange } from './range.ts';
import { findRecording } from './store.ts';

const signedAddress = z.object({ id: recordingId, ...signedFields });

interface Deps {
  db: Db;
  pictures: PictureStore;
}

interface ServedRecording {
  bytes: Buffer;
  type: RecordingType;
  seconds: number;
}

/** `/media/recordings/…`: voice notes, to those who were given their signed address, in the parts that a player asks for. */
export function serveRecordings(app: FastifyInstance, deps: Deps, limits: CallLimits): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/media/recordings/:id',
    limitAddress(limits, 'pages'),
    (request, reply) =>
      sendFound(
        request,
        reply,
        () => findSigned(deps, { ...request.query, ...request.params }),
        (recording) => send(request, reply, recording),
      ),
  );
}

async function findSigned({ db, pictures }: Deps, written: object): Promise<ServedRecording | undefined> {
  const address = signedAddress.safeParse(written);
  if (!address.success) return undefined;
  const { id, until, sign } = address.data;
  const { sha256, type, secret } = await findRecording(db, id);
  const seconds = secondsLeft(secret, { id: `recordings/${id}`, until: Number(until), sign }, new Date());
  if (seconds === undefined || sha256 === null || type === null) return undefined;
  const bytes = await pictures.read(sha256);
  return bytes && { bytes, type, seconds };
}

/** Safari plays nothing that it cannot ask for in parts. */
function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, seconds }: ServedRecording,
): FastifyReply {
  void reply
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    .header('content-security-policy', broughtPolicy)
    .header('content-disposition', 'inline; filename="voice-note"')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .type(type);
  const range = readRange(headers.range, bytes.length);
  if (range === undefined) return reply.send(bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send('');
  const { from, to } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}
