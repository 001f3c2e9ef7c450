import { koboFrom } from '#web/lib/format/naira-input.ts';

/** Ten million naira has eight figures; what is longer is a slip of the thumb. */
const mostFigures = 7;

/** Text after a key of the keypad. */
export function afterKey(text: string, key: string): string {
  if (key === 'clear') return text.slice(0, -1);
  const next = text === '0' ? key : text + key;
  const [whole = '', cents] = next.split('.');
  if (whole.length > mostFigures || (cents !== undefined && cents.length > 2)) return text;
  return /^0+$/.test(next) ? '' : next;
}

/** The amount with its commas, as it is read while it is typed. */
export function readAmount(text: string): string {
  const [whole = '', cents] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}

/** Kobo of what was typed; nothing where it is no amount, or none. */
export function amountOf(text: string): number | undefined {
  const kobo = koboFrom(text);
  return kobo === undefined || kobo === 0 ? undefined : kobo;
}
