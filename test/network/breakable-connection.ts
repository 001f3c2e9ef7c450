import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import type { DatabaseAddress } from '#server/db/database.ts';
import { whenDone } from '../when-done.ts';

/** A line to the database that a test can cut: altogether, or so that what is asked arrives and the answer does not. */
export interface DatabaseLine {
  url: string;
  /** From the next run of a statement with these words, in itself or in what it is given, its connection hears nothing more. */
  withholdAnswerTo(words: string): void;
  /** True once such a statement was sent, and its connection gets no more data. */
  isWithholding(): boolean;
  /** Refuses new connections and closes the open ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openDatabaseLine(address: DatabaseAddress): Promise<DatabaseLine> {
  let deaf: string | undefined;
  let hasWithheld = false;
  const open = new Set<Socket>();
  const server = createServer((asking) => {
    const answering = dial(address);
    for (const socket of [asking, answering]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    const runsOf = openListener();
    let isCut = false;
    asking.on('data', (chunk) => {
      // Only a socket with an encoding brings strings.
      if (typeof chunk === 'string') return;
      const runs = runsOf(chunk);
      const words = deaf;
      if (words !== undefined && runs.some((run) => run.includes(words))) isCut = hasWithheld = true;
      answering.write(chunk);
    });
    answering.on('data', (chunk) => {
      if (!isCut) asking.write(chunk);
    });
    closeTogether(asking, answering);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(() => void server.close());
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port was given');
  return {
    url: urlThrough(address, listening.port),
    withholdAnswerTo: (words) => {
      deaf = words;
      hasWithheld = false;
    },
    isWithholding: () => hasWithheld,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      open.forEach((socket) => socket.destroy());
      await closed;
    },
    mend: async () => {
      server.listen(listening.port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/** Hears which statements a connection runs, with what they are given; prepared once, one is only named from then on. */
function openListener(): (chunk: Buffer) => string[] {
  const prepared = new Map<string, string>();
  return (chunk) =>
    messagesIn(chunk).flatMap(({ kind, body }) => {
      const [first = '', second = ''] = body.split('\0', 2);
      if (kind === 'P') prepared.set(first, second);
      return kind === 'B' ? [`${prepared.get(second) ?? ''} ${body}`] : [];
    });
}

/** A message is its kind, its length and its body; the greeting, which has no kind, holds nothing that is looked for. */
function messagesIn(chunk: Buffer): { kind: string; body: string }[] {
  const messages: { kind: string; body: string }[] = [];
  for (let at = 0; at + 5 <= chunk.length;) {
    const end = at + 1 + chunk.readInt32BE(at + 1);
    if (end <= at) break;
    messages.push({
      kind: String.fromCharCode(chunk[at] ?? 0),
      body: chunk.toString('utf8', at + 5, end),
    });
    at = end;
  }
  return messages;
}

function dial(address: DatabaseAddress): Socket {
  if (typeof address !== 'string') return createConnection(address.path);
  const { hostname, port } = new URL(address);
  return createConnection(Number(port === '' ? 5432 : port), hostname);
}

function urlThrough(address: DatabaseAddress, port: number): string {
  if (typeof address !== 'string')
    return `postgres://${address.username}@127.0.0.1:${port}/${address.database}`;
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

function closeTogether(...sockets: readonly Socket[]): void {
  for (const socket of sockets) {
    const end = () => sockets.forEach((other) => void other.destroy());
    socket.on('close', end);
    socket.on('error', end);
  }
}
