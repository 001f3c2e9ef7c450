import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Headers } from '../security/security-headers.ts';

/** The time that a caller may take over the headers, and over a body by its kind. */
export interface Patience {
  headersTimeout: number;
  connectionsCheckingInterval: number;
  bodies: BodyPatience;
}

export interface BodyPatience {
  lookMs: number;
  longestMs: number;
  /** A picture may take as long as it takes, as long as enough of it comes in each such window. */
  pictureWindowMs: number;
}

export const usualPatience: Patience = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  bodies: { lookMs: 5000, longestMs: 30_000, pictureWindowMs: 20_000 },
};

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

// The request that a connection has brought last.
const lastOn = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

/** Remembers whom a connection owes an answer: what breaks after a whole request is no answer to it. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    lastOn.set(request.raw.socket, { request: request.raw, response: reply.raw });
    done();
  });
}

/** Answers and lets go of what is no HTTP, or whose headers come too slowly: it never gets as far as a route. */
export function answerBrokenRequests(headers: Headers) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET') return socket.destroySoon();
    const last = lastOn.get(socket);
    // A whole request came before what is broken, and may have written: the first answer on this connection is its own.
    // So it is where somebody was refused before the body had come.
    const isAnswered = last?.response.headersSent === true;
    if (last?.request.complete === true || isAnswered) {
      const isOnItsWay = !last.response.writableFinished && !last.response.destroyed;
      if (isOnItsWay) return void last.response.once('close', () => socket.destroySoon());
      if (!last.request.complete) return socket.destroySoon();
    }
    letGo(socket, statusOf[code] ?? 400, headers);
  };
}

/** Says why, past everything that would answer a whole request, and closes the connection. */
export function letGo(socket: Socket, status: number, headers: Headers): void {
  if (socket.writable) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}cache-control: no-store\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    );
  }
  socket.destroySoon();
}
