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
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.trim().toLowerCase());
  const at = (wanted: RegExp) => names.findIndex((name) => wanted.test(name));
  const reference = at(/reference/);
  const amount = at(/^amount/);
  const status = at(/^status/);
  if (reference === -1 || amount === -1) return { ok: false, why: 'no-columns' };
  const list: Listed[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // A failed payment is no money.
    if (status !== -1 && !/^success/i.test(cells[status]?.trim() ?? '')) continue;
    const kobo = koboFrom((cells[amount] ?? '').replace(/^NGN\s*/i, ''));
    const name = cells[reference]?.trim() ?? '';
    if (kobo === undefined || name === '') return { ok: false, why: 'bad-row', row: index + 2 };
    list.push({ reference: name, kobo });
  }
  return { ok: true, list };
}

/** Rows and cells; a quoted cell may hold commas, breaks and doubled quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|\n|\r|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) return rows;
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return row.length > 0 ? [...rows, row] : rows;
}
