import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { sessionName } from '#test/fuzz/set-up/actors.ts';
import { bytesOf, requestFor, type WireRequest } from '#test/fuzz/requests/request.ts';
import { exchange, type Exchanged } from '#test/fuzz/requests/wire.ts';
import { withFields } from './fields.ts';
import { callAt, formPageAt, type Examples } from './form-page.ts';
import type { Tally } from './tally.ts';

type Input = Record<string, unknown>;

/** The person as whom requests go on, and what puts them and the place right again after an answer. */
export interface Sender {
  cookie(): string | null;
  restore(endpoint: Endpoint | undefined, status: number, refusal: string | undefined): Promise<void>;
}

/**
 * Stands between the scanners and what they scan: a scanner fills in a form for each call, and the gateway makes the
 * call of it as this person, from another address each time. A host outside is never asked through it, and is a finding.
 */
export interface Gateway {
  url: string;
  /** Makes a call that is no scanner's, and counts for none. */
  send(endpoint: Endpoint, input: Input): Promise<Exchanged>;
  close(): Promise<void>;
}

interface Scanned {
  port: number;
  sender: Sender;
  tally: Tally;
  /** Filled while it is open: the page shows those that are there. */
  examples: Examples;
  isCounted?: boolean;
}

const publicOrigin = 'https://market.test';
const patienceMs = 15_000;
const notPassedOn = new Set(['connection', 'transfer-encoding', 'content-length', 'content-encoding']);

export async function openGateway(scanned: Scanned): Promise<Gateway> {
  const server = createServer((request, response) => void serve(scanned, request, response));
  // A tunnel is asked for by nothing but a host outside.
  server.on('connect', ({ url = '' }, socket) => {
    countOutside(scanned.tally, url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    send: (endpoint, input) => sendCall({ ...scanned, isCounted: false }, endpoint, input, 'A phone'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(scanned: Scanned, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const asked = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    if (asked.hostname !== '127.0.0.1') {
      countOutside(scanned.tally, asked.hostname);
      response.writeHead(403).end();
      return;
    }
    const page = formPageAt(asked.pathname, scanned.examples);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    const body = await readText(request);
    const name = callAt(asked.pathname);
    const call = [...scanned.examples].find(([endpoint]) => endpoint.name === name);
    const exchanged =
      call === undefined
        ? await sendPage(scanned, request, body)
        : await sendCall(scanned, call[0], filledIn(call[1], asked, body), request.headers['user-agent']);
    passOn(exchanged, response, `http://${request.headers.host ?? ''}`);
  } catch (error) {
    // A request that is lost here would look like one that did no harm.
    const where = request.url?.split('?')[0] ?? '';
    scanned.tally.find({ by: 'gateway', what: 'a request was lost', where, detail: String(error) });
    response.destroy();
  }
}

function filledIn(example: Input, { searchParams }: URL, body: string): Input {
  const sent = new Map([...searchParams, ...new URLSearchParams(body)]);
  // The same request is done once; only a scanner's own id is left as it is.
  const isSame = sent.get('clientRequestId') === example['clientRequestId'];
  const input = withFields(example, sent);
  return 'clientRequestId' in example && isSame ? { ...input, clientRequestId: randomUUID() } : input;
}

async function sendCall(
  scanned: Scanned,
  endpoint: Endpoint,
  input: Input,
  userAgent = 'no name',
): Promise<Exchanged> {
  const sender = { cookie: scanned.sender.cookie(), address: someAddress() };
  const request = requestFor(endpoint, input, sender);
  const headers = request.headers.map(([name, value]): [string, string] =>
    name === 'user-agent' ? [name, userAgent] : [name, value],
  );
  headers.push(['origin', publicOrigin]);
  const exchanged = await exchange(bytesOf({ ...request, headers }), listening(scanned.port));
  await judge(scanned, endpoint.name, exchanged, endpoint);
  return exchanged;
}

async function sendPage(scanned: Scanned, asked: IncomingMessage, body: string) {
  const { method = 'GET', url = '/' } = asked;
  const cookie = scanned.sender.cookie();
  const own = new Set([
    'host',
    'cookie',
    'connection',
    'content-length',
    'transfer-encoding',
    'accept-encoding',
  ]);
  const headers = Object.entries(asked.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  headers.push(['host', new URL(publicOrigin).host], ['x-forwarded-for', someAddress()]);
  if (cookie !== null) headers.push(['cookie', `${sessionName}=${cookie}`]);
  const target = url.startsWith('http') ? url.replace(/^http:\/\/[^/]*/, '') : url;
  const request: WireRequest = {
    method,
    target: target.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
    headers,
    body: Buffer.from(body),
    framing: 'as-it-is',
    hangsUp: false,
    version: 'HTTP/1.1',
  };
  const exchanged = await exchange(bytesOf(request), {
    ...listening(scanned.port),
    isHead: method === 'HEAD',
  });
  await judge(scanned, new URL(url, publicOrigin).pathname, exchanged);
  return exchanged;
}

function listening(port: number) {
  return { port, patienceMs, isHead: false, hangsUp: false };
}

async function judge(
  { sender, tally, isCounted = true }: Scanned,
  where: string,
  exchanged: Exchanged,
  endpoint?: Endpoint,
): Promise<void> {
  if (typeof exchanged === 'string') {
    if (isCounted) tally.count(where, 0);
    const detail = `nothing whole within ${patienceMs} ms`;
    if (exchanged === 'silent') tally.find({ by: 'gateway', what: 'no answer', where, detail });
    return;
  }
  const { status, headers, body } = exchanged;
  const refusal = headers.get(refusalHeader);
  if (isCounted) tally.count(where, status);
  const isDeclared =
    refusal === 'closed-for-maintenance' || endpoint?.refusals.some((one) => one === refusal) === true;
  if (status >= 500 && !isDeclared)
    tally.find({ by: 'gateway', what: `answered ${status}`, where, detail: body.slice(0, 300) });
  await sender.restore(endpoint, status, refusal);
}

function passOn(exchanged: Exchanged, response: ServerResponse, here: string): void {
  if (typeof exchanged === 'string') {
    response.destroy();
    return;
  }
  for (const [name, value] of exchanged.headers) {
    // The product knows itself by another name than the scanner does.
    const sent = name === 'location' ? value.replace(publicOrigin, here) : value;
    if (name !== '' && !notPassedOn.has(name)) response.setHeader(name, sent);
  }
  response.writeHead(exchanged.status).end(exchanged.body);
}

function countOutside(tally: Tally, host: string): void {
  const detail = 'it was not asked: the gateway lets nothing out';
  tally.find({ by: 'gateway', what: 'a host outside was to be asked', where: host, detail });
}

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
