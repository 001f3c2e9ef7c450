import * as z from 'zod/mini';
import { callOutside } from '#server/observability/call-outside.ts';
import type { Reached } from '../gateway.ts';
import { refused } from './wire.ts';

export interface PaystackAccount {
  secretKey: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

const mostSeconds = 10;
// A page of a list of payments is a few hundred kilobytes.
const mostBytes = 4_000_000;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

/** One call of the API. What is no answer of theirs (a time-out, a 500, a page of HTML) means that they are away. */
export async function callPaystack<Schema extends z.ZodMiniType>(
  { secretKey, baseUrl }: PaystackAccount,
  { method, path, body }: Call,
  schema: Schema,
): Promise<Reached<z.output<Schema>>> {
  let status: number;
  let answer: unknown;
  try {
    const response = await callOutside(
      'paystack',
      (traceparent) =>
        fetch(`${baseUrl}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${secretKey}`,
            'content-type': 'application/json',
            ...traceparent,
          },
          // The key goes to the provider alone, whatever the answer says about somewhere else.
          redirect: 'error',
          signal: AbortSignal.timeout(mostSeconds * 1000),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      isTheirs,
    );
    status = response.status;
    answer = JSON.parse(await textOf(response));
  } catch {
    return { ok: false, reason: 'away' };
  }
  if (!isTheirs({ status })) return { ok: false, reason: 'away' };
  if (status >= 400) {
    const refusal = z.safeParse(refused, answer);
    return { ok: false, reason: 'refused', says: refusal.success ? refusal.data.message : String(status) };
  }
  const parsed = z.safeParse(schema, answer);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: 'away' };
}

function isTheirs({ status }: { status: number }): boolean {
  return status < 500 && status !== 429 && status !== 401;
}

/** Reads the reply up to its size limit. */
async function textOf(response: Response): Promise<string> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('the provider does not come to an end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
