import { setTimeout as pause } from 'node:timers/promises';
import { callOutside } from '#server/observability/call-outside.ts';
import { picturesAway } from '../picture-store.ts';
import { signed, type Signer } from './signature.ts';

export interface S3Account extends Signer {
  /** An origin, without a trailing slash; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
}

export interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Undefined for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  /** Checks that the body is the one that was asked for. */
  isRight?: (body: Buffer) => boolean;
}

type Answer = { status: number; body: Buffer };
type Tried = Answer | { trouble: string; isWorthAnother: boolean };

const pauseMs = 200;
const nothing = new Uint8Array();

/** One call, and once more where the first one failed: every call may be done twice. Answers a 2xx or a 404. */
export async function callS3(account: S3Account, call: S3Call, patienceMs: number): Promise<Answer> {
  const first = await attempt(account, call, patienceMs);
  if ('status' in first) return first;
  if (!first.isWorthAnother) throw picturesAway(first.trouble);
  await pause(pauseMs);
  const second = await attempt(account, call, patienceMs);
  if ('status' in second) return second;
  throw picturesAway(second.trouble);
}

async function attempt(account: S3Account, call: S3Call, patienceMs: number): Promise<Tried> {
  const { method, headers = {}, body } = call;
  const url = addressOf(account, call);
  try {
    const ask = (traceparent: Readonly<Record<string, string>>) =>
      fetch(url, {
        method,
        headers: {
          ...signed(account, { method, url, headers, body: body ?? nothing }, new Date()),
          ...traceparent,
        },
        // An address that sends elsewhere is not the one that was signed for.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...(body === undefined ? {} : { body }),
      });
    const response = await callOutside('s3', ask, ({ status }) => status < 500);
    return judged(call, response.status, Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    return { trouble: `${method}: ${reasonOf(error)}`, isWorthAnother: true };
  }
}

function addressOf({ endpoint, bucket }: S3Account, { key = '', query = {} }: S3Call): URL {
  const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

const refusedForGood = new Set([301, 307, 401, 403]);

function judged({ method, isRight }: S3Call, status: number, body: Buffer): Tried {
  const code = codeOf(body);
  // A bucket that is not there is no picture that is not there.
  if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return { status, body };
  if (status < 200 || status >= 300)
    return { trouble: `${method}: ${status} ${code}`, isWorthAnother: !refusedForGood.has(status) };
  if (isRight?.(body) === false)
    return { trouble: `${method}: what came is not what was kept`, isWorthAnother: true };
  return { status, body };
}

/** The store's own word for what is wrong; the rest of what it says may repeat what was signed. */
function codeOf(body: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 500))?.[1] ?? '';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
