import { statfsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { startRefusal } from '#server/process/start-refusal.ts';

/** A reason why a folder cannot be used. */
type Trouble = 'full' | 'read-only' | 'not-ours' | 'a-file' | 'nowhere' | 'harmed';

const byCode: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'not-ours',
  EPERM: 'not-ours',
  ENOTDIR: 'a-file',
  EEXIST: 'a-file',
  ENOENT: 'nowhere',
  ELOOP: 'nowhere',
};

/** The words of the C library, which PostgreSQL hands on. */
const byWords: readonly (readonly [RegExp, Trouble])[] = [
  [/No space left on device|Disk quota exceeded|could not extend file/, 'full'],
  [/Read-only file system/, 'read-only'],
  [/Permission denied|Operation not permitted/, 'not-ours'],
  [
    /not a valid data directory|could not access the server configuration|could not find the database system|in control file|could not locate a valid checkpoint/,
    'harmed',
  ],
];

const leastRoomBytes = 1_000_000;

/** Does the work over the data folder; what the system says of a folder then is a sentence that the person can act on. */
export async function orRefuse<T>(dataFolder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw folderRefusal(error, dataFolder) ?? error;
  }
}

function folderRefusal(error: unknown, dataFolder: string): Error | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const trouble = typeof error.code === 'string' ? byCode[error.code] : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : dataFolder;
  return trouble === undefined ? undefined : startRefusal(sentences[trouble](path));
}

/** The same for what PostgreSQL wrote; nothing where it speaks of something else. */
export function refusalInWords(words: string, folder: string): Error | undefined {
  const trouble = byWords.find(([pattern]) => pattern.test(words))?.[1];
  return trouble === undefined ? undefined : startRefusal(sentences[trouble](folder));
}

/** On a full disk a server cannot even write down why it ends. */
export function refusalOfFullDisk(folder: string): Error | undefined {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastRoomBytes ? startRefusal(sentences.full(folder)) : undefined;
}

const sentences: Readonly<Record<Trouble, (path: string) => string>> = {
  full: (path) =>
    `DATA_DIR: the disk that ${path} is on is full. Make room, 500 MB or more, and start again; what was kept is still there.`,
  'read-only': (path) =>
    `DATA_DIR: ${path} is on a disk that can only be read. Make it writable, or name a folder on another disk.`,
  'not-ours': (path) =>
    `DATA_DIR: ${ourName()} may not write ${path}. Give it to that user, or name another folder.`,
  'a-file': (path) => `DATA_DIR: ${path} cannot be a folder, for there is a file in its way. Name another.`,
  harmed: (path) =>
    `DATA_DIR: the database in ${path} is not whole: files of it are missing or harmed. Put the folder back as it was, or restore a backup into an empty DATA_DIR (npm run restore).`,
  nowhere: (path) =>
    `DATA_DIR: ${path} leads to a folder that is not there. Make that folder, or name another.`,
};

function ourName(): string {
  return userName() ?? `user number ${process.getuid?.()}`;
}

/** Undefined where the system has no name for the user id of the process, as in some containers. */
export function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
