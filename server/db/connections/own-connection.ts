import type { Readable, Writable } from 'node:stream';
import type { ClientConfig } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Statement } from '../sql/query.ts';
import { tagOn, type Db } from '../sql/tag.ts';
import { openClient } from './client.ts';

/** A connection beside the pool: locks and settings of its session last until it is released. */
export interface OwnConnection extends Db {
  /** The rows that COPY writes. */
  copyTo: (text: string) => Readable;
  /** Takes rows in; a refusal is its error. */
  copyFrom: (text: string) => Writable;
  release: () => Promise<void>;
}

/** One statement after the other, so that COPY can have the connection for itself. */
export function openOwnConnection(config: ClientConfig, onLost: () => void = () => undefined): OwnConnection {
  const client = openClient(config, { onLost });
  let last: Promise<unknown> = Promise.resolve();
  const send = (statement: Statement) => {
    const sent = last.then(() => client.send(statement));
    last = sent.catch(() => undefined);
    return sent;
  };
  return Object.assign(tagOn(send), {
    copyTo: (text: string) => client.submit(to(text)),
    copyFrom: (text: string) => client.submit(from(text)),
    release: client.end,
  });
}
