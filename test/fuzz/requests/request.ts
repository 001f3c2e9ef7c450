import { pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { sessionName } from '../set-up/actors.ts';

/** A request as it goes over the wire; whatever stands in it is sent to the letter. */
export interface WireRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Announces its own length, or none; otherwise that of its body. */
  framing: 'as-it-is' | 'by-itself';
  hangsUp: boolean;
  version: string;
}

/** Identity and address of the sender. */
export interface Sender {
  cookie: string | null;
  address: string;
}

/** A call as our own client sends it. */
export function requestFor(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { cookie, address }: Sender,
): WireRequest {
  const named = pathParameters(endpoint.path);
  const target = endpoint.path.replace(/:([a-zA-Z]+)/g, (_segment, name: string) => written(input[name]));
  const rest = Object.entries(input).filter(([name]) => !named.includes(name));
  const headers: [string, string][] = [
    ['host', 'market.test'],
    ['x-forwarded-for', address],
    ['user-agent', 'A phone of the fuzzer'],
  ];
  if (cookie !== null) headers.push(['cookie', `${sessionName}=${cookie}`]);
  const plain = {
    method: endpoint.method,
    headers,
    framing: 'as-it-is',
    hangsUp: false,
    version: 'HTTP/1.1',
  } as const;
  if (endpoint.method === 'GET') {
    const query = rest.map(([name, value]) => `${encode(name)}=${written(value)}`).join('&');
    return { ...plain, target: query === '' ? target : `${target}?${query}`, body: Buffer.alloc(0) };
  }
  return { ...plain, target, ...bodyFor(endpoint, rest, headers) };
}

function bodyFor(
  endpoint: Endpoint,
  rest: [string, unknown][],
  headers: [string, string][],
): Pick<WireRequest, 'body' | 'headers'> {
  const { picture, recording, body, signature } = Object.fromEntries(rest);
  if (endpoint.takes === 'picture' && Buffer.isBuffer(picture))
    return { body: picture, headers: [...headers, ['content-type', 'image/jpeg']] };
  if (endpoint.takes === 'recording' && Buffer.isBuffer(recording))
    return { body: recording, headers: [...headers, ['content-type', 'audio/webm']] };
  const json: [string, string] = ['content-type', 'application/json'];
  if (endpoint.takes === 'signed-notice' && Buffer.isBuffer(body)) {
    const signed: [string, string] = [
      endpoint.signatureHeader ?? '',
      String(signature).replaceAll(/\W/g, ''),
    ];
    return { body, headers: [...headers, json, signed] };
  }
  if (rest.length === 0) return { body: Buffer.alloc(0), headers };
  return { body: Buffer.from(jsonOf(rest)), headers: [...headers, json] };
}

/** Also what an object of JavaScript cannot hold, like a second `__proto__`. */
function jsonOf(fields: [string, unknown][]): string {
  const parts = fields.flatMap(([name, value]) => {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${parts.join(',')}}`;
}

function written(value: unknown): string {
  return encode(asText(value));
}

/** The text of a value in an address, before it is encoded. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
}

/** Half a character has no way into an address but as bytes that are no UTF-8. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : text.split('').map(encodeUnit).join('');
}

function encodeUnit(unit: string): string {
  return unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80';
}

export function bytesOf({ method, target, headers, body, framing, version }: WireRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length =
    framing === 'by-itself' || (body.length === 0 && method === 'GET')
      ? ''
      : `content-length: ${body.length}\r\n`;
  const head = `${method} ${target} ${version}\r\n${lines}${length}connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}
