import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';

const calling = {
  at: z.number(),
  who: z.string(),
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
};

/** Record outside the product: requests, and its replies to them. */
const journalLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), ...calling, reply: z.record(z.string(), z.unknown()) }),
  /** Sent without any reply, however often it was repeated: it may have been done or not. */
  z.object({ kind: z.literal('unanswered'), ...calling }),
  /** The payment provider's own book. */
  z.object({ kind: z.literal('provider-took'), reference: z.string(), kobo: z.number() }),
  z.object({ kind: z.literal('provider-refund'), reference: z.string(), note: z.string(), kobo: z.number() }),
]);
export type JournalLine = z.output<typeof journalLine>;
export type AnsweredLine = Extract<JournalLine, { kind: 'answered' }>;

export interface Journal {
  path: string;
  /** Acknowledged writes in it, by the name of the call. */
  acknowledged: ReadonlyMap<string, number>;
  write(line: JournalLine): void;
  close(): void;
}

/** Append-only, in a file that no fault of the run reaches. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'ax');
  const acknowledged = new Map<string, number>();
  return {
    path,
    acknowledged,
    write: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      if (line.kind === 'answered') acknowledged.set(line.call, (acknowledged.get(line.call) ?? 0) + 1);
    },
    close: () => {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

export function readJournal(path: string): JournalLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => journalLine.parse(JSON.parse(line)));
}

/** Part of a reply that proves something later; lists and pictures would only make the journal long. */
export function storedOf(reply: unknown): Record<string, unknown> {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return {};
  return Object.fromEntries(
    Object.entries(reply).flatMap(([name, value]): [string, unknown][] => {
      if (Array.isArray(value)) return name === 'codes' ? [[name, value]] : [];
      if (typeof value === 'object' && value !== null) return [[name, storedOf(value)]];
      return [[name, value]];
    }),
  );
}
