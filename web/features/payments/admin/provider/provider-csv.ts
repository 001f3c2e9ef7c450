import { readCsv } from '#contract/csv/read-csv.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';

export interface Listed {
  reference: string;
  kobo: number;
}

/** Rows of a provider’s file, or the first unreadable one; the header is row 1. */
export type ReadList =
  | { ok: true; list: Listed[] }
  | { ok: false; why: 'no-columns' }
  | { ok: false; why: 'bad-row'; row: number };

/** Reads the provider's export: which columns it has beside reference and amount does not matter. */
export function readProviderCsv(text: string): ReadList {
  const read = readCsv(text);
  if (!read.ok) return { ok: false, why: 'bad-row', row: read.row };
  const [head, ...rows] = read.rows;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const at = (wanted: RegExp) => names.findIndex((name) => wanted.test(name));
  const reference = at(/reference/);
  const amount = at(/^amount/);
  const status = at(/^status/);
  if (reference === -1 || amount === -1) return { ok: false, why: 'no-columns' };
  const list: Listed[] = [];
  for (const { row, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // A failed payment is no money.
    if (status !== -1 && !/^success/i.test(cells[status]?.trim() ?? '')) continue;
    const kobo = koboFrom((cells[amount] ?? '').replace(/^NGN\s*/i, ''));
    const name = cells[reference]?.trim() ?? '';
    if (kobo === undefined || name === '') return { ok: false, why: 'bad-row', row };
    list.push({ reference: name, kobo });
  }
  return { ok: true, list };
}
