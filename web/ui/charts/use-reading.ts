import { useState } from 'react';

export type Read = (index: number | null) => void;

/** Which place of a drawing is being read; none where there are fewer places than before. */
export function useReading(count: number): [at: number | null, read: Read] {
  const [at, setAt] = useState<number | null>(null);
  return [at !== null && at < count ? at : null, setAt];
}
