import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Written {
  method: string;
  /** Path and query, as they stand in the request's first line. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([\w-]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'];
const mostSkewMs = 15 * 60_000;

/**
 * Error in a call’s signature, in the store’s own wording; undefined where it is valid. It reads what came over the
 * wire.
 */
export function signatureFault(keys: Keys, written: Written): string | undefined {
  const { headers, body } = written;
  const found = authorization.exec(headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', signedNames = '', signature = ''] = found;
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const names = signedNames.split(';');
  const sent = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if ([...mustBeSigned, ...sent].some((name) => !names.includes(name))) return 'AccessDenied';
  const moment = String(headers['x-amz-date']);
  if (!moment.startsWith(day) || Math.abs(timeOf(moment) - Date.now()) > mostSkewMs)
    return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const scope = [day, region, 's3', 'aws4_request'];
  const asked = ['AWS4-HMAC-SHA256', moment, scope.join('/'), hash(canonicalOf(written, names))].join('\n');
  let key: Buffer = Buffer.from(`AWS4${keys.secretAccessKey}`);
  for (const part of [...scope, asked]) key = createHmac('sha256', key).update(part).digest();
  return timingSafeEqual(key, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function canonicalOf({ method, target, headers, body }: Written, names: readonly string[]): string {
  const [path = '', query = ''] = target.split('?');
  const asked = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`);
  return [method, path, asked.toSorted().join('&'), ...lines, '', names.join(';'), hash(body)].join('\n');
}

/** 20260131T235900Z */
function timeOf(moment: string): number {
  const [, date = '', hour = '', minute = '', second = ''] =
    /^(\d{8})T(\d{2})(\d{2})(\d{2})Z$/.exec(moment) ?? [];
  const day = date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
