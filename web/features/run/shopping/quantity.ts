/** A quantity as it is typed: `2`, `1.5`, `½` is not on the phone's keys. */
export function quantityFrom(text: string): number | undefined {
  if (!/^\d{1,5}(?:[.,]\d{1,3})?$/.test(text.trim())) return undefined;
  const quantity = Number(text.replace(',', '.'));
  return quantity > 0 ? quantity : undefined;
}

/** One more or one less; halves below one, and never nothing. */
export function stepped(text: string, by: 1 | -1): string {
  const now = quantityFrom(text) ?? 1;
  const size = now < 1 || (now === 1 && by < 0) ? 0.5 : 1;
  const next = now + by * size;
  return String(next > 0 ? Math.round(next * 1000) / 1000 : now);
}
