import { useSearchParams } from 'wouter';

/** Search parameters of the address, with a function that changes some of them; null removes one. */
export function useSearchState(): [
  URLSearchParams,
  (changes: Readonly<Record<string, string | null>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [params, change];
}
