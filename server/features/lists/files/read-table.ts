import { type Delimiter, readCsv } from '#contract/csv/read-csv.ts';
import {
  longestCellShown,
  mostFileRows,
  type LineFault,
  type WrongLine,
} from '#contract/lists/files/schema.ts';

/** A line of a file by its columns; a column that the file does not have is not there. */
export interface FileLine<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
}

export interface ReadTable<Column extends string> {
  lines: FileLine<Column>[];
  delimiter: Delimiter;
  wrong: WrongLine[];
}

export function wrongLine(
  line: number,
  column: string | null,
  fault: LineFault,
  { cell = '', other = null }: { cell?: string; other?: string | null } = {},
): WrongLine {
  return { line, column, fault, cell: cell.slice(0, longestCellShown), other };
}

/** Lines of a file whose head names its columns, in any order; a file with a wrong head has no lines. */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
  needed: readonly Column[],
): ReadTable<Column> {
  const read = readCsv(text);
  if (!read.ok) return refused(wrongLine(read.row, null, 'quote-open'));
  const [head, ...rows] = read.rows;
  if (head === undefined || isEmpty(head.cells)) return refused(wrongLine(1, null, 'nothing-in-it'));
  const named = head.cells.map((cell) => cell.trim().toLowerCase());
  const wrongHead = faultsOfHead(named, columns, needed);
  if (wrongHead.length > 0) return refused(...wrongHead);
  const filled = rows.filter(({ cells }) => !isEmpty(cells));
  if (filled.length === 0) return refused(wrongLine(1, null, 'nothing-in-it'));
  if (filled.length > mostFileRows)
    return refused(wrongLine(filled[mostFileRows]?.row ?? 1, null, 'too-many-rows'));
  const wide = filled.filter(({ cells }) => !isEmpty(cells.slice(named.length)));
  const wrong = wide.map(({ row, cells }) =>
    wrongLine(row, null, 'too-many-cells', { cell: cells.slice(named.length).join(read.delimiter) }),
  );
  const lines = filled
    .filter((row) => !wide.includes(row))
    .map(({ row, cells }) => ({ line: row, cells: byColumn(columns, named, cells) }));
  return { lines, delimiter: read.delimiter, wrong };
}

function refused<Column extends string>(...wrong: WrongLine[]): ReadTable<Column> {
  return { lines: [], delimiter: ',', wrong };
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function faultsOfHead(
  named: readonly string[],
  columns: readonly string[],
  needed: readonly string[],
): WrongLine[] {
  const unknown = named.filter((name) => !columns.includes(name));
  const twice = columns.filter((column) => named.indexOf(column) !== named.lastIndexOf(column));
  const missing = needed.filter((column) => !named.includes(column));
  return [
    ...unknown.map((cell) => wrongLine(1, null, 'unknown-column', { cell })),
    ...twice.map((column) => wrongLine(1, column, 'column-twice')),
    ...missing.map((column) => wrongLine(1, column, 'column-missing')),
  ];
}

/** Cells behind the last one that a row has are empty. */
function byColumn<Column extends string>(
  columns: readonly Column[],
  named: readonly string[],
  cells: readonly string[],
): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const at = named.indexOf(column);
    if (at !== -1) found[column] = cells[at] ?? '';
  }
  return found;
}
