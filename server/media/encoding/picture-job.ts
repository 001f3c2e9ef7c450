/** A picture as it is kept: turned upright, no larger than a screen, and nothing in it but what is seen. */
export interface Encoded {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A job of the picture process: write an upload anew, or make a stored picture narrower. */
export type PictureJob =
  | { kind: 'encode'; bytes: Uint8Array }
  | { kind: 'narrow'; bytes: Uint8Array; width: number };

export type PictureOutcome =
  | { ok: true; value: Encoded }
  | { ok: false; reason: 'not-a-picture' | 'too-large' };
