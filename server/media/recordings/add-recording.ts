import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { addRecording as endpoint } from '#contract/media/endpoints.ts';
import { recordingId } from '#contract/media/schema.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { subjectOf } from '#server/rate-limits/subject.ts';
import type { Limit } from '#server/throttle/limits.ts';
import { takeTry, type Counted } from '#server/throttle/throttle.ts';
import { rewriteInTurn } from '../encoding/encode.ts';
import { readUnlessItBreaks } from '../broken-files.ts';
import { isStored } from '../is-stored.ts';
import { awaySeconds, sha256Of, type PictureStore } from '../picture-store.ts';
import { holdFile } from '../store.ts';
import { deleteRecordings, insertComingRecording, setRecordingStored } from './store.ts';

const hour = 60 * 60;
// Wide: many phones share one address behind a mobile network.
const recordingsFromAnAddress: Limit = {
  name: 'recording: address',
  free: 60,
  windowSeconds: hour,
  afterwards: 'next-window',
};
const recordingsOfAPerson: Limit = {
  name: 'recording: person',
  free: 20,
  windowSeconds: hour,
  afterwards: 'next-window',
};

/** Takes a voice note in: written anew, and kept before its row says that it is there. */
export async function addRecording(
  db: Db,
  store: PictureStore,
  { recording }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const ownerId = userOf(caller.person)?.id ?? null;
  const taken = await takeTry(db, triesOf(ownerId, caller.address));
  if (!taken.ok) return taken;
  const bringer = ownerId ?? subjectOf(caller.address);
  const rewritten = await readUnlessItBreaks(db, bringer, () => rewriteInTurn(recording, bringer));
  if (rewritten === 'broken') return { ok: false, reason: 'not-a-recording' };
  if (!rewritten.ok) return rewritten;
  const { bytes, type, milliseconds } = rewritten.value;
  const sha256 = sha256Of(bytes);
  const id = recordingId.parse(randomUUIDv7());
  await inTransaction(db, async (transaction) => {
    await holdFile(transaction, sha256);
    const at = new Date();
    const row = { id, sha256, type, milliseconds, bytes: bytes.length, ownerId, at };
    await insertComingRecording(transaction, row);
  });
  // No transaction is open meanwhile: a slow store must not hold what everybody needs.
  if (!(await isStored(store, sha256, bytes))) {
    await deleteRecordings(db, [id]);
    return { ok: false, reason: 'pictures-away', retryAfterSeconds: awaySeconds };
  }
  await setRecordingStored(db, id);
  return { ok: true, value: { id, seconds: milliseconds / 1000 } };
}

function triesOf(ownerId: string | null, address: string): Counted[] {
  const ofAddress = { limit: recordingsFromAnAddress, subject: address };
  return ownerId === null ? [ofAddress] : [ofAddress, { limit: recordingsOfAPerson, subject: ownerId }];
}
