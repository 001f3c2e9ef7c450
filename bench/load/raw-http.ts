import { connect, type Socket } from 'node:net';

/** One answer as it came over the wire. */
export interface Reply {
  status: number;
  head: string;
  body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Takes whole answers out of what a connection brings, in whatever pieces it comes. */
export function readAnswers(socket: Socket, take: (reply: Reply) => void): void {
  let stored = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    // Only a socket with an encoding brings strings.
    if (typeof chunk === 'string') return;
    stored = stored.length === 0 ? chunk : Buffer.concat([stored, chunk]);
    for (;;) {
      const at = stored.indexOf(headEnd);
      if (at < 0) return;
      const head = stored.toString('latin1', 0, at);
      const length = lengthIn(head);
      const whole = at + headEnd.length + length;
      if (stored.length < whole) return;
      const body = stored.subarray(at + headEnd.length, whole);
      stored = stored.subarray(whole);
      take({ status: Number(head.slice(9, 12)), head, body });
    }
  });
}

const lengthName = 'content-length: ';

function lengthIn(head: string): number {
  let at = head.indexOf(lengthName);
  if (at < 0) at = head.toLowerCase().indexOf(lengthName);
  if (at < 0) throw new Error(`an answer does not say how long it is: ${head}`);
  return Number.parseInt(head.slice(at + lengthName.length), 10);
}

/** A request as it goes over the wire. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Buffer {
  const allHeaders = {
    host: 'localhost',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

/** An open connection to a server on this machine. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** One answer to one question, with its headers but for those that the server of the machine adds by itself. */
export async function askOnce(
  port: number,
  question: Buffer,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const socket = await openConnection(port);
  const { head, body } = await new Promise<Reply>((resolve, reject) => {
    readAnswers(socket, resolve);
    socket.on('error', reject);
    socket.write(question);
  });
  socket.destroy();
  const headers: Record<string, string> = {};
  for (const line of head.split('\r\n').slice(1)) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    if (!own.has(name)) headers[name] = line.slice(line.indexOf(':') + 1).trim();
  }
  return { headers, body };
}

/** Headers that every server of `node:http` sends. */
const own = new Set(['date', 'connection', 'keep-alive']);
