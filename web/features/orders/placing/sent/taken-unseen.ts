import type { Draft } from '../draft.ts';

/** The order that was taken at the composer's address before the composer was drawn there. */
let taken: Draft['placed'] = null;

export function noteTakenUnseen(code: NonNullable<Draft['placed']>): void {
  taken = code;
}

/** Answers it once. */
export function takeTakenUnseen(): Draft['placed'] {
  const code = taken;
  taken = null;
  return code;
}
