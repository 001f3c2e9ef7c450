import type { Kobo } from '#contract/kobo.ts';
import type { Reconciled } from './schema.ts';

interface Ours {
  reference: string;
  code: string;
  kobo: Kobo;
}

interface Theirs {
  reference: string;
  kobo: Kobo;
}

/** Their list against ours, line by line; a reference that they list twice is matched once, and the rest is theirs alone. */
export function reconciledOf(ours: readonly Ours[], theirs: readonly Theirs[]): Reconciled[] {
  const left = new Map(ours.map((one) => [one.reference, one]));
  const lines = theirs.map((listed): Reconciled => {
    const own = left.get(listed.reference);
    left.delete(listed.reference);
    const { reference, kobo: theirKobo } = listed;
    if (own === undefined) return { state: 'only-theirs', reference, code: null, ourKobo: null, theirKobo };
    const state = own.kobo === theirKobo ? 'matched' : 'amount-differs';
    return { state, reference, code: own.code, ourKobo: own.kobo, theirKobo };
  });
  const onlyOurs = [...left.values()].map(({ reference, code, kobo }): Reconciled => ({
    state: 'only-ours',
    reference,
    code,
    ourKobo: kobo,
    theirKobo: null,
  }));
  return [...lines, ...onlyOurs];
}

/** A row of a spreadsheet; what holds a comma, a quote or a break is quoted, and nothing is taken for a formula. */
function csvRow(cells: readonly (string | number | null)[]): string {
  return cells
    .map((cell) => {
      if (typeof cell === 'number') return String(cell);
      const text = /^[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}

/** Rows as a file that a spreadsheet opens, with their names first; sums stay in whole kobo. */
export function csvOf<Row extends Readonly<Record<string, string | number | null>>>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string {
  const lines = rows.map((row) => csvRow(columns.map((column) => row[column] ?? null)));
  return [csvRow(columns), ...lines, ''].join('\r\n');
}
