import type { RecordingType } from '#contract/media/schema.ts';

/** A picture as it is kept: turned upright, no larger than a screen, and nothing in it but what is seen. */
export interface Encoded {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A recording as it is kept: its packets in a container of ours. */
export interface Rewritten {
  bytes: Uint8Array;
  type: RecordingType;
  milliseconds: number;
}

export type RecordingOutcome =
  | { ok: true; value: Rewritten }
  | { ok: false; reason: 'not-a-recording' | 'recording-too-long' | 'too-large' };

export interface RecordingJob {
  kind: 'rewrite';
  bytes: Uint8Array;
}

/** A job of the picture process: write an upload anew, or make a stored picture narrower. */
export type PictureJob =
  | { kind: 'encode'; bytes: Uint8Array }
  | { kind: 'narrow'; bytes: Uint8Array; width: number };

export type PictureOutcome =
  | { ok: true; value: Encoded }
  | { ok: false; reason: 'not-a-picture' | 'too-large' };

/** The outcome of a job of that kind. */
export type OutcomeOf<Job extends PictureJob | RecordingJob> = Job extends RecordingJob
  ? RecordingOutcome
  : PictureOutcome;
