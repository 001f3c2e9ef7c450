const ages = new WeakMap<object, number>();

/** Notes of a reply that it is not of now: the device had kept it. */
export function rememberCachedAt(reply: unknown, cachedAt: string | null): void {
  if (cachedAt !== null && typeof reply === 'object' && reply !== null) ages.set(reply, Number(cachedAt));
}

/** Age of a reply that came from a cache, undefined for a fresh one; of several pages, the oldest counts. */
export function cachedAtOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts: unknown[] = 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
  const stored = parts.flatMap((part) =>
    typeof part === 'object' && part !== null ? (ages.get(part) ?? []) : [],
  );
  return stored.length === 0 ? undefined : Math.min(...stored);
}
