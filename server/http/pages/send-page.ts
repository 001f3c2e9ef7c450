import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rest } from './document.ts';
import { withDrawings } from './inline-drawings.ts';
import { rawAnswer } from '../raw-answer.ts';

const packRest = promisify(deflateRaw);
// A page's own text differs each time and is packed each time; beyond this each step costs more than it saves.
const levelOfRest = 4;
/** The distance at which packed text can point back. */
const farthestBack = 32 * 1024;

/** The opening that pages share with their style: the half of each that is the same, ready in both forms. */
export interface Opening {
  bytes: Buffer;
  /** Packed as far as a whole byte, so that what follows can be packed apart and put behind it. */
  packed: Buffer;
  check: number;
}

export function openingOf(text: string): Opening {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, packed, check: crc32(bytes) };
}

/** Sends a page as small as the caller can read it; only what is said anew is packed anew. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: Opening,
  { text, drawings }: Rest,
): Promise<FastifyReply> {
  const rest = Buffer.from(withDrawings(text, drawings));
  void reply.header('vary', 'accept-encoding, cookie');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return sendWhole(reply, Buffer.concat([opening.bytes, rest]));
  return sendWhole(reply.header('content-encoding', 'gzip'), await asGzip(opening, rest));
}

function sendWhole(reply: FastifyReply, page: Buffer): FastifyReply {
  rawAnswer(reply.header('content-length', page.length)).end(page);
  return reply;
}

async function asGzip({ bytes, packed, check }: Opening, rest: Buffer): Promise<Buffer> {
  const packedRest = await packRest(rest, {
    level: levelOfRest,
    dictionary: bytes.subarray(-farthestBack),
    chunkSize: 64 * 1024,
  });
  const last = Buffer.alloc(8);
  last.writeUInt32LE(crc32(rest, check), 0);
  last.writeUInt32LE(bytes.length + rest.length, 4);
  return Buffer.concat([gzipBeginning, packed, packedRest, last]);
}

/** RFC 1952: packed by "deflate", no name, no time, no matter on which system. */
const gzipBeginning = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
