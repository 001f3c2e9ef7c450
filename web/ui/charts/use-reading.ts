import { useState } from 'react';

export type Read = (index: number | null) => void;

/** The place that is read; null where the chart has become shorter. */
export function useReading(count: number): [at: number | null, read: Read] {
  const [at, setAt] = useState<number | null>(null);
  return [at !== null && at < count ? at : null, setAt];
}
