import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { noFailures, takesOne, type Failures } from './failures.ts';
import { listed, refused, type Answer, type Objects } from './objects.ts';
import { signatureFault, type Keys } from './signature-check.ts';

/** An S3 of one's own, over HTTP, that can be told to misbehave. */
export interface S3StandIn {
  /** Settings for the product. */
  account: Keys & { endpoint: string; bucket: string };
  failures: Failures;
  objects: Objects;
  /** Each call that came, as `GET key`, the failed ones too. */
  calls: string[];
  close(): Promise<void>;
}

interface House extends Pick<S3StandIn, 'failures' | 'objects' | 'calls'> {
  keys: Keys;
  bucket: string;
  mostKeys: number;
}

const usualKeys: Keys = {
  region: 'us-east-1',
  accessKeyId: 'GK31c2f218a2e44f485b94239e',
  secretAccessKey: 'a/secret+for/pictures=',
};

interface Given {
  /** Page size of a listing. */
  mostKeys?: number;
  port?: number;
  /** The address it listens on, where others than this machine's processes call. */
  host?: string;
  /** Keys that the product has already. */
  keys?: Keys;
  bucket?: string;
}

export async function openS3(given: Given = {}): Promise<S3StandIn> {
  const host = given.host ?? '127.0.0.1';
  const house: House = {
    keys: given.keys ?? usualKeys,
    bucket: given.bucket ?? 'waka-pictures',
    failures: noFailures(),
    objects: new Map(),
    calls: [],
    mostKeys: given.mostKeys ?? 1000,
  };
  const server = createServer((request, response) => {
    void serve(house, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const { bucket, failures, objects, calls } = house;
  return {
    account: { ...house.keys, endpoint: `http://${host}:${port}`, bucket },
    failures,
    objects,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { failures } = house;
  const body = await buffer(request);
  if (failures.slowMs > 0) await pause(failures.slowMs, undefined, { ref: false });
  if (failures.isAway) return void request.socket.destroy();
  const { method = '', url: target = '', headers } = request;
  const isSpoilt = method === 'PUT' && takesOne(failures, 'spoilPuts');
  const made = answer(house, { method, target, headers, body: isSpoilt ? spoilt(body) : body });
  const isLost = takesOne(failures, 'loseAnswers');
  const { status, type, body: content } = isLost ? refused(500, 'InternalError') : made;
  const isObject = method === 'GET' && type === 'image/webp';
  const bytes = isObject && takesOne(failures, 'spoilObjects') ? spoilt(content) : content;
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  if (isObject && takesOne(failures, 'cutObjects')) {
    response.write(bytes.subarray(0, bytes.length >> 1), () => request.socket.destroy());
    return;
  }
  response.end(bytes);
}

type Written = Parameters<typeof signatureFault>[1];

function answer(house: House, written: Written): Answer {
  const { method, target, body } = written;
  const url = new URL(target, 'http://s3');
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
  house.calls.push(`${method} ${key}`);
  if (takesOne(house.failures, 'failCalls')) return refused(503, 'SlowDown');
  const fault = signatureFault(house.keys, written);
  if (fault !== undefined) return refused(fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
  if (bucket !== house.bucket) return refused(404, 'NoSuchBucket');
  if (method === 'GET' && key === '') return listed(house.objects, url.searchParams, house.mostKeys);
  return answerObject(house.objects, method, { key, body });
}

const done = Buffer.alloc(0);

function answerObject(
  objects: Objects,
  method: string,
  { key, body }: { key: string; body: Buffer },
): Answer {
  if (method === 'PUT') {
    objects.set(key, { bytes: body, changedAt: new Date() });
    return { status: 200, type: 'text/plain', body: done };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204, type: 'text/plain', body: done };
  }
  const found = method === 'GET' ? objects.get(key) : undefined;
  if (method !== 'GET') return refused(405, 'MethodNotAllowed');
  if (found === undefined) return refused(404, 'NoSuchKey');
  return { status: 200, type: 'image/webp', body: found.bytes };
}

function spoilt(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  other.writeUInt8(other.readUInt8(other.length >> 1) ^ 0xff, other.length >> 1);
  return other;
}
