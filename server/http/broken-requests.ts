import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Headers } from './security-headers.ts';

/** How long a caller may take over the headers, and over a body by what it is. */
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

/** What is no HTTP, or whose headers come too slowly, never gets as far as the door: it is told so here and let go. */
export function answerBrokenRequests(headers: Headers) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET') socket.destroySoon();
    else letGo(socket, statusOf[code] ?? 400, headers);
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
