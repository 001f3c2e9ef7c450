import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Reply over a socket. */
export interface WireAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** Chunks put together and unpacked. */
  body: string;
  ms: number;
}

export type Exchanged = WireAnswer | 'closed' | 'silent';

interface Listening {
  port: number;
  /** Time after which an incomplete reply counts as a hang. */
  patienceMs: number;
  isHead: boolean;
  /** The sender has nothing more to say, though it may have announced more. */
  hangsUp: boolean;
}

// As long as a stream is listened to once it has begun.
const streamMs = 60;

/** Sends these very bytes on a connection of their own and reads one answer, however it ends. */
export function exchange(
  bytes: Buffer,
  { port, patienceMs, isHead, hangsUp }: Listening,
): Promise<Exchanged> {
  return new Promise((resolve) => {
    const before = performance.now();
    let came = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = (exchanged: Exchanged) => {
      clearTimeout(patience);
      socket.destroy();
      resolve(exchanged);
    };
    const read = (isOver: boolean) => readAnswer(came, isHead, isOver, performance.now() - before);
    const patience = setTimeout(() => finish('silent'), patienceMs);
    const end = () => finish(read(true) ?? 'closed');
    socket.on('connect', () => (hangsUp ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (piece) => {
      // Only a socket with an encoding brings strings.
      if (typeof piece === 'string') return;
      came = Buffer.concat([came, piece]);
      const whole = read(false);
      if (whole !== undefined) finish(whole);
      else if (isStream(came)) setTimeout(end, streamMs);
    });
    socket.on('end', end);
    socket.on('close', end);
    socket.on('error', end);
  });
}

function isStream(came: Buffer): boolean {
  return /content-type: text\/event-stream/i.test(came.subarray(0, 4000).toString('latin1'));
}

/** The first final answer in what came, if it is there in full. */
function readAnswer(came: Buffer, isHead: boolean, isOver: boolean, ms: number): WireAnswer | undefined {
  const end = came.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = came.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = came.subarray(end + 4);
  if (status >= 100 && status < 200) return readAnswer(rest, isHead, isOver, ms);
  const headers = new Map(lines.map((line) => splitLine(line)));
  const body = isHead || status === 304 ? Buffer.alloc(0) : bodyOf(rest, headers, isOver);
  if (body === undefined) return undefined;
  return { status, headers, body: unpack(body, headers.get('content-encoding')), ms };
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function bodyOf(rest: Buffer, headers: ReadonlyMap<string, string>, isOver: boolean): Buffer | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return isOver ? unchunk(rest) : wholeChunks(rest);
  const length = headers.get('content-length');
  if (length === undefined) return isOver ? rest : undefined;
  return isOver || rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
}

function wholeChunks(rest: Buffer): Buffer | undefined {
  return rest.subarray(-7).toString('latin1').endsWith('0\r\n\r\n') ? unchunk(rest) : undefined;
}

function unchunk(rest: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    const size = lineEnd < 0 ? 0 : Number.parseInt(rest.subarray(at, lineEnd).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(pieces);
    pieces.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 4 + size;
  }
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  if (encoding === 'deflate') return inflateSync(body).toString('utf8');
  return body.toString('utf8');
}
