const dayMs = 24 * 60 * 60_000;
const mostDays = 366;

/** From the first moment of the first day in Lagos to the last of the last; nothing where they make no span. */
export function spanOf({ from, to }: { from: string; to: string }): { from: Date; to: Date } | undefined {
  const span = { from: new Date(`${from}T00:00:00+01:00`), to: new Date(`${to}T00:00:00+01:00`) };
  const days = (span.to.getTime() - span.from.getTime()) / dayMs;
  if (!(days >= 0 && days < mostDays)) return undefined;
  return { from: span.from, to: new Date(span.to.getTime() + dayMs) };
}
