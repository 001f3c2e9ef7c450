const ages = new WeakMap<object, number>();

/** Notes of a reply that it is not of now: the device had kept it. */
export function rememberKeptAt(reply: unknown, said: string | null): void {
  if (said !== null && typeof reply === 'object' && reply !== null) ages.set(reply, Number(said));
}

/** When what a read brought was true, if that was not just now; of several pages, the oldest counts. */
export function keptAtOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts: unknown[] = 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
  const kept = parts.flatMap((part) =>
    typeof part === 'object' && part !== null ? (ages.get(part) ?? []) : [],
  );
  return kept.length === 0 ? undefined : Math.min(...kept);
}
