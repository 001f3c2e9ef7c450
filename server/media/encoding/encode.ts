import type { Outcome } from '#contract/endpoint.ts';
import { openFairQueue } from './fair-queue.ts';
import type { Encoded, OutcomeOf, PictureJob, RecordingJob, Rewritten } from './picture-job.ts';
import { askWorker, type NoOutcome } from './picture-worker.ts';

export type EncodeAnswer = Outcome<Encoded, 'not-a-picture' | 'too-large' | 'pictures-busy'> | 'broken';

const busy = { ok: false, reason: 'pictures-busy', retryAfterSeconds: 5 } as const;

// One at a time, of at most sixteen million pixels: 64 MB while they are being read. What waits is in memory, too.
const queue = openFairQueue({ most: 24, mostOfOne: 6 });
const ours = 'pictures that are shown';

/** Reads what claims to be a picture and writes it anew; a caller's pictures wait for each other, and hardly for others'. */
export async function encodePicture(bytes: Uint8Array, caller: string): Promise<EncodeAnswer> {
  return orBusy(await inTurn(caller, { kind: 'encode', bytes }));
}

export type RewriteAnswer =
  | Outcome<Rewritten, 'not-a-recording' | 'recording-too-long' | 'too-large' | 'pictures-busy'>
  | 'broken';

/** Reads what claims to be a voice note and writes it anew; it waits in the same turns as pictures. */
export async function rewriteInTurn(bytes: Uint8Array, caller: string): Promise<RewriteAnswer> {
  return orBusy(await inTurn(caller, { kind: 'rewrite', bytes }));
}

/** One of ours, no wider than this; nothing where it cannot be made now. */
export async function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer | undefined> {
  const made = await inTurn(ours, { kind: 'narrow', bytes, width });
  return typeof made === 'object' && made.ok ? Buffer.from(made.value.bytes) : undefined;
}

async function inTurn<Job extends PictureJob | RecordingJob>(
  caller: string,
  job: Job,
): Promise<OutcomeOf<Job> | NoOutcome | undefined> {
  return queue.run(caller, () => askWorker(job));
}

/** A job without a place or a process may come again; one that broke the process would break it again. */
function orBusy<Value>(answer: Value | NoOutcome | undefined): Value | 'broken' | typeof busy {
  return answer === undefined || answer === 'not-started' ? busy : answer;
}
