/** Reads `0803…`, `803…`, `234…` and `+234…` (spaces and hyphens allowed) as E.164, or says it is no Nigerian mobile number. */
export function readPhone(written: string): string | undefined {
  const digits = written.replace(/[\s().-]/g, '');
  const match = /^(?:\+?234|0)?([789][01]\d{8})$/.exec(digits);
  return match ? `+234${match[1]}` : undefined;
}

const shortestPart = 4;

/**
 * Pieces, one of which is in the stored number, of a number or a part of one in whatever way it is written; none for
 * too few digits and for anything else.
 */
export function readPhonePieces(written: string): readonly string[] {
  const digits = written.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits)) return [];
  const whole = readPhone(written);
  if (whole !== undefined) return [whole];
  if (digits.length < shortestPart) return [];
  // A number is stored with its country, so a 0 is its beginning, or stands somewhere in it.
  return digits.startsWith('0') ? [`+234${digits.slice(1)}`, digits] : [digits];
}
