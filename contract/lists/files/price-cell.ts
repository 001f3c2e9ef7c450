import type { Delimiter } from '#contract/csv/read-csv.ts';
import { type Kobo, mostEnteredKobo } from '#contract/kobo.ts';
import { price } from '../prices/guide.ts';
import type { LineFault } from './schema.ts';

type PriceFault = Extract<LineFault, `price-${string}`>;

/**
 * The price in a cell. A spreadsheet that parts its cells by semicolons parts naira from kobo by a comma, so there a
 * comma is never one of thousands: `1,250` of such a file is refused, because it may be either.
 */
export function readPriceCell(
  cell: string,
  delimiter: Delimiter,
): { ok: true; kobo: Kobo } | { ok: false; fault: PriceFault } {
  const bare = cell.trim().replace(/^(?:₦|NGN|N)\s*/i, '');
  const written = delimiter === ';' ? bare.replace(/^(\d{1,12}),(?=\d{1,2}$)/, '$1.') : bare;
  const [, whole, cents = ''] = /^(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.(\d{1,12}))?$/.exec(written) ?? [];
  if (whole === undefined || (delimiter === ';' && whole.includes(',')))
    return { ok: false, fault: 'price-unreadable' };
  if (!/^\d{0,2}0*$/.test(cents)) return { ok: false, fault: 'price-not-whole-kobo' };
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (amount > mostEnteredKobo) return { ok: false, fault: 'price-too-high' };
  const read = price.safeParse(amount);
  return read.success ? { ok: true, kobo: read.data } : { ok: false, fault: 'price-too-low' };
}
