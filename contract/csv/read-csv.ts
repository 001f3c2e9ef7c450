import { unguarded } from './formula.ts';

/** Signs between cells: Excel writes the second where a comma parts naira from kobo, and pasted cells have the third. */
const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** One row of a table; the first is row 1, as a spreadsheet counts them. */
export interface CsvRow {
  row: number;
  cells: string[];
}

export type ReadCsv =
  | { ok: true; delimiter: Delimiter; rows: CsvRow[] }
  /** The quote that this row opens is never closed. */
  | { ok: false; row: number };

/** Reads what spreadsheets write; a quoted cell may hold delimiters, line breaks and doubled quotes. */
export function readCsv(text: string): ReadCsv {
  const written = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(written);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  for (let at = 0; at < written.length || cells.length > 0;) {
    const cell = readCell(written, at, delimiter);
    if (cell === undefined) return { ok: false, row: rows.length + 1 };
    cells.push(unguarded(cell.text));
    at = cell.end + 1;
    if (written[cell.end] === delimiter) continue;
    if (written[cell.end] === '\r' && written[at] === '\n') at += 1;
    rows.push({ row: rows.length + 1, cells });
    cells = [];
  }
  return { ok: true, delimiter, rows };
}

/** The cell that begins here and the place of the sign that ends it; nothing where its quote stays open. */
function readCell(
  text: string,
  start: number,
  delimiter: Delimiter,
): { text: string; end: number } | undefined {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, delimiter);
    return { text: text.slice(start, end), end };
  }
  const quote = closingQuote(text, start);
  if (quote === -1) return undefined;
  const end = endOfCell(text, quote + 1, delimiter);
  const inside = text.slice(start + 1, quote).replaceAll('""', '"');
  return { text: inside + text.slice(quote + 1, end).trimEnd(), end };
}

/** A doubled quote is one of the text. */
function closingQuote(text: string, opening: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function endOfCell(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** The sign that parts the first row into most cells. */
function delimiterOf(text: string): Delimiter {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: Delimiter) => head.split(delimiter).length;
  const [most = ','] = delimiters.toSorted((one, other) => count(other) - count(one));
  return most;
}
