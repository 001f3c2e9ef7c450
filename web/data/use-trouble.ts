import { useState } from 'react';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';

/** Reason why the last try failed, to stand in its form: in the server’s words, or that no reply came. */
export function useTrouble() {
  const { errors } = useCopy();
  const [trouble, setTrouble] = useState<string | null>(null);
  const showTrouble = (error: unknown) =>
    setTrouble(error === null ? null : (sentenceOf(error) ?? errors.noNetwork));
  return { trouble, showTrouble };
}
