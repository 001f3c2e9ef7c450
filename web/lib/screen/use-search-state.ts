import { useSearchParams } from 'wouter';

/** What of a screen stands in its address: which words there are, and a way to change some of them; nothing takes one away. */
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
