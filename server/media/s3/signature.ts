import { createHash, createHmac } from 'node:crypto';

/** The signing account and its region. */
export interface Signer {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Unsigned {
  method: string;
  url: URL;
  /** The headers beside `host`, in small letters; all of them are signed. */
  headers?: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** The headers of a call with its Signature, Version 4, for the service `s3`. */
export function signed(
  { region, accessKeyId, secretAccessKey }: Signer,
  { method, url, headers = {}, body }: Unsigned,
  at: Date,
): Record<string, string> {
  const moment = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const bodyHash = hex(body);
  const all = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment };
  const sorted = Object.entries({ ...all, host: url.host }).toSorted(([a], [b]) => compare(a, b));
  const names = sorted.map(([name]) => name).join(';');
  const lines = sorted.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = [method, url.pathname, queryOf(url), lines, names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hex(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secretAccessKey}`);
  const sign = mac(key, toSign).toString('hex');
  const credential = `${accessKeyId}/${scope}`;
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${sign}`,
  };
}

/** As it is signed: every character but the plain ones as its bytes, in the order of the names. */
function queryOf(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => [strictly(name), strictly(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function strictly(text: string): string {
  const bytesOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, bytesOf);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
