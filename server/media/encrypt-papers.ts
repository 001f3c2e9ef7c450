import type { Database } from '../db/database.ts';
import { keyIdOf, type KeyRing } from '../secrets/key-ring.ts';
import { noteKey } from '../secrets/store-keys.ts';
import { paperPlace, plainBytes } from './paper-cipher.ts';
import { keyOf, sha256Of, type PictureStore } from './picture-store.ts';
import { readPapersOf, readPlainPapers, setEncrypted, type PaperRow } from './store-papers.ts';
import { removeUnneeded } from './sweep.ts';

const batch = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export interface PaperDeps {
  db: Database;
  pictures: PictureStore;
  keys: KeyRing;
}

interface Encrypted {
  done: number;
  /** Their file is away or harmed, or somebody replaced them meanwhile. */
  left: number;
}

/** Encrypts the identity photos whose file is plain. */
export function encryptPapers(deps: PaperDeps): Promise<Encrypted> {
  return encryptEach(deps, (after) => readPlainPapers(deps.db, after, batch));
}

/** Encrypts the pictures of older keys with the newest. */
export function encryptPapersAnew(deps: PaperDeps): Promise<Encrypted> {
  const { db, keys } = deps;
  const older = keys.ids().filter((id) => id !== keys.newestId());
  return encryptEach(deps, (after) => readPapersOf(db, older, { after, most: batch }));
}

async function encryptEach(
  deps: PaperDeps,
  readSome: (after: string) => Promise<readonly PaperRow[]>,
): Promise<Encrypted> {
  const counts = { done: 0, left: 0 };
  let after = beforeAll;
  for (;;) {
    const papers = await readSome(after);
    for (const paper of papers) {
      counts[(await encryptOne(deps, paper)) ? 'done' : 'left'] += 1;
      after = paper.id;
    }
    if (papers.length < batch) return counts;
  }
}

/** The new file comes first, its row then, and the old file goes last: whatever ends in between, a whole one is shown. */
async function encryptOne({ db, pictures, keys }: PaperDeps, paper: PaperRow): Promise<boolean> {
  const stored = await pictures.read(paper.sha256);
  if (stored === undefined || sha256Of(stored) !== paper.sha256) return false;
  const plain = plainBytes(keys, paper, stored);
  if (plain === undefined) return false;
  const ciphertext = keys.encrypt(plain, paperPlace(paper.id));
  const sha256 = sha256Of(ciphertext);
  const dataKey = keyIdOf(ciphertext);
  await noteKey(db, dataKey);
  await pictures.keep(sha256, ciphertext);
  if (!(await setEncrypted(db, paper, { sha256, dataKey }))) return false;
  await removeUnneeded(db, pictures, { key: keyOf(paper.sha256), name: paper.sha256 });
  return true;
}
