import { useAnalyticsPlace } from '../use-url-state.ts';

/** Name of a file of figures: it says of which kind of order they are. */
export function useFileName(): (...parts: readonly string[]) => string {
  const { place } = useAnalyticsPlace();
  return (name, ...rest) => `${[name, place.kind, ...rest].filter(Boolean).join('-')}.csv`;
}
