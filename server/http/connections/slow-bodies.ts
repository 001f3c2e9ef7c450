import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { letGo, type BodyPatience } from './broken-requests.ts';
import type { Headers } from '../security/security-headers.ts';

/** An EDGE phone sends some six kilobytes a second. */
const leastPictureBytesASecond = 1024;

interface Body {
  request: IncomingMessage;
  isPicture: boolean;
  /** The begin, or the last window in which enough of a picture came. */
  since: number;
  bytesThen: number;
}

/** Lets go of bodies that come too slowly: of JSON after a total time, of a picture below a rate. */
export function endSlowBodies(app: FastifyInstance, headers: Headers, patience: BodyPatience): void {
  const coming = new Set<Body>();
  // One clock for all of them, as for streams.
  const clock = setInterval(() => {
    const now = performance.now();
    for (const body of coming) if (isTooSlow(body, now, patience)) letGo(body.request.socket, 408, headers);
  }, patience.lookMs).unref();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      // A recording comes as slowly as a picture.
      const isPicture = /^(?:image|audio|video)\//.test(raw.headers['content-type'] ?? '');
      const begun = { since: performance.now(), bytesThen: raw.socket.bytesRead };
      const body = { request: raw, isPicture, ...begun };
      coming.add(body);
      raw.once('close', () => coming.delete(body));
    }
    done();
  });
  app.addHook('onClose', async () => clearInterval(clock));
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow(body: Body, now: number, { longestMs, pictureWindowMs }: BodyPatience): boolean {
  const { request, isPicture, since, bytesThen } = body;
  const leastPictureBytes = leastPictureBytesASecond * (pictureWindowMs / 1000);
  if (request.complete) return false;
  if (!isPicture) return now - since >= longestMs;
  if (now - since < pictureWindowMs) return false;
  if (request.socket.bytesRead - bytesThen < leastPictureBytes) return true;
  body.since = now;
  body.bytesThen = request.socket.bytesRead;
  return false;
}
