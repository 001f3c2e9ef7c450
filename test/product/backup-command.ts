import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Installation that the command works on: its data folder, and its database where that is elsewhere. */
export interface PlaceOfIts {
  DATA_DIR: string;
  DATABASE_URL?: string;
  BACKUP_PASSPHRASE?: string;
  DATA_KEYS?: string;
}

/** A command of the machine, as a process of its own. */
export function startCommand(
  command:
    | 'backup'
    | 'restore'
    | 'repair-ledger'
    | 'verify-books'
    | 'owner-reset'
    | 'rotate-keys'
    | 'database-reader',
  words: readonly string[],
  place: PlaceOfIts,
): ChildProcess {
  return spawn(process.execPath, [`server/${command}.ts`, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', BACKUP_PASSPHRASE: '', ...place },
  });
}

/** The end of a command: its exit code, and everything it said. */
interface Ended {
  ok: boolean;
  code: unknown;
  output: string;
}

/** The same until its end: everything it said, and whether it did it. */
export async function run(...given: Parameters<typeof startCommand>): Promise<Ended> {
  const child = startCommand(...given);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code]: unknown[] = await once(child, 'close');
  return { ok: code === 0, code, output };
}

/** The folder of the backup that was made. */
export async function backUpTo(collection: string, place: PlaceOfIts): Promise<string> {
  const { ok, output } = await run('backup', [collection], place);
  const folder = /^(\/.+): \d+ rows of/m.exec(output)?.[1];
  if (!ok || folder === undefined) throw new Error(`no backup was made: ${output}`);
  return folder;
}
