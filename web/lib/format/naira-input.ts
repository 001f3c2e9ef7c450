/** Kobo from an amount as people type it (`150`, `₦1,250.50`), or nothing where it is no amount. */
export function koboFrom(written: string): number | undefined {
  const text = written.trim().replace(/^(?:₦|N|NGN)\s*/i, '');
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, whole = '0', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** The amount as it stands in a field: no sign, no commas, kobo only where there are some. */
export function nairaText(kobo: number): string {
  const cents = kobo % 100;
  const whole = String((kobo - cents) / 100);
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
