import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Simulated failures of a service; none at first. */
export interface Trouble {
  /** Every answer takes so long. */
  slowMs: number;
  /** Out of reach: connections are dropped. */
  isAway: boolean;
  /** Number of the next calls that are done and answered with a 500 all the same. */
  loseAnswers: number;
  /** Each of the next sendings is answered with one of these and not taken. */
  refusals: Answer[];
  /** Everything that is sent is answered with this and not taken. */
  refusesAll: Answer | undefined;
}

export function noTrouble(): Trouble {
  return { slowMs: 0, isAway: false, loseAnswers: 0, refusals: [], refusesAll: undefined };
}

/** Refusal to answer with, if any. */
export function refusalOf(trouble: Trouble): Answer | undefined {
  return trouble.refusals.shift() ?? trouble.refusesAll;
}

export interface Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** A text goes as it is, anything else as JSON. */
  body?: unknown;
}

/** A service of somebody else's on this machine, which pages of any origin may call. */
export async function openTroubledServer(
  trouble: Trouble,
  answer: (call: Call) => Answer,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void serve(trouble, answer, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': '*, authorization',
};

async function serve(
  trouble: Trouble,
  answer: (call: Call) => Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const body = await buffer(request);
  if (method === 'OPTIONS') return void response.writeHead(204, anyOrigin).end();
  if (trouble.slowMs > 0) await pause(trouble.slowMs, undefined, { ref: false });
  if (trouble.isAway) return void request.socket.destroy();
  const url = new URL(request.url ?? '/', `http://${headers.host ?? '127.0.0.1'}`);
  const made = answer({ method, url, headers, body });
  const isLost = trouble.loseAnswers > 0;
  if (isLost) trouble.loseAnswers -= 1;
  const { status, headers: extra = {}, body: text = '' } = isLost ? { status: 500 } : made;
  const type = typeof text === 'string' ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...anyOrigin, ...type, ...extra });
  response.end(typeof text === 'string' ? text : JSON.stringify(text));
}
