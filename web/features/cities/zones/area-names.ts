import type { Zone } from '#contract/cities/zones/schema.ts';

/** The names to choose among, with the one that stands there, so that it can be shown that nobody goes there now. */
export function areaNames(zones: readonly Zone[] | undefined, area: string | null): string[] {
  const names = (zones ?? []).map(({ name }) => name);
  return [...new Set(area === null ? names : [...names, area])];
}
