import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const worthIt = 1024;

/** Sends a text as small as the caller can read it; quality 4, since it is packed anew for each answer. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding, cookie');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (text.length < worthIt) return reply.send(text);
  if (/\bbr\b/.test(accepted)) {
    const packed = await asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await asGzip(text));
  }
  return reply.send(text);
}
