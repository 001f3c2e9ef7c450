import type { CannedRow } from './store.ts';

export const noun = 'canned-reply';

export function factsOf({ shortcut, pcm, en }: Omit<CannedRow, 'id'>) {
  return { shortcut, pcm, en };
}
