import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Headers } from './security-headers.ts';

/** How long a caller may take, so that a few slow ones do not hold every connection. */
export interface Patience {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

export const usualPatience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is no HTTP, or comes too slowly, never gets as far as the door: it is told so here and let go. */
export function answerBrokenRequests(headers: Headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code !== 'ECONNRESET' && socket.writable) {
      const status = statusOf[code] ?? 400;
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}cache-control: no-store\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      );
    }
    socket.destroySoon();
  };
}
