import { useState } from 'react';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';

/** Reason why a code could not be sent or was not accepted, in the server’s words, or that no reply came. */
export function useCodeTrouble() {
  const { errors } = useCopy();
  const [trouble, setTrouble] = useState<string | null>(null);
  const tell = (error: Error | null) =>
    setTrouble(error === null ? null : (sentenceOf(error) ?? errors.noNetwork));
  return { trouble, tell };
}
