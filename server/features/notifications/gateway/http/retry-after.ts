/** Wait that a service asks for: a number of seconds, or a date, which counts as none if it has passed. */
export function retryAfterSeconds(written: string | undefined, now: Date): number | undefined {
  const text = written?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  // Only a date as HTTP writes it: others are read differently from place to place.
  if (!/^[A-Z][a-z]{2},? .*GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
