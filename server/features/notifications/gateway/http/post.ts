import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { callOutside } from '#server/observability/call-outside.ts';
import { notOutside } from './outside-address.ts';
import { retryAfterSeconds } from './retry-after.ts';

export interface Sending {
  /** Label of the service in metrics. */
  service: 'fcm' | 'fcm-sign-in' | 'web-push' | 'termii';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** From the first look for the address to the last byte of the answer. */
  mostSeconds: number;
  /** Lookup of the address, where not every address is allowed. */
  lookup?: LookupFunction;
}

/**
 * Reply of the service; a redirect is a reply like any other and is not followed. Without a reply the request may have
 * been received all the same.
 */
export type Posted =
  | { ok: true; status: number; text: string; location: string; retryAfter: number | undefined }
  | { ok: false; reason: 'away' | 'not-outside'; why: string; wasReceived: boolean };

const mostConnections = 32;
const mostBytes = 16 * 1024;

// A broadcast goes to thousands of devices at few addresses: connections are kept.
const pooled = { keepAlive: true, maxSockets: mostConnections };
const plain = new PlainAgent(pooled);
const secure = new SecureAgent(pooled);
// A connection that was checked is never one that somebody else's name opened before without a check.
const checked = new SecureAgent(pooled);

export function post(sending: Sending): Promise<Posted> {
  return callOutside(
    sending.service,
    (traceparent) => postOnce({ ...sending, headers: { ...sending.headers, ...traceparent } }),
    (posted) => posted.ok && posted.status < 500,
  );
}

async function postOnce(sending: Sending): Promise<Posted> {
  let wasReceived = false;
  try {
    const response = await begin(sending, () => (wasReceived = true));
    const text = await readSome(response);
    return {
      ok: true,
      status: response.statusCode ?? 0,
      text,
      location: response.headers.location ?? '',
      retryAfter: retryAfterSeconds(response.headers['retry-after'], new Date()),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = 'code' in error && error.code === notOutside ? 'not-outside' : 'away';
    return { ok: false, reason, why: whyOf(error), wasReceived };
  }
}

function begin(
  { url, headers, body, mostSeconds, lookup }: Sending,
  onReceived: () => void,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const agent = lookup === undefined ? (isSecure ? secure : plain) : checked;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(mostSeconds * 1000),
      ...(lookup === undefined ? {} : { lookup }),
    });
    request.on('response', resolve);
    // Handed to the network whole, which it is only once there is a connection.
    request.on('finish', onReceived);
    request.on('error', reject);
    request.end(body);
  });
}

/** As much of the answer as anybody reads: who answers with more is cut off. */
async function readSome(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
}

function whyOf(error: Error): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  return 'code' in error ? String(error.code) : error.message;
}
