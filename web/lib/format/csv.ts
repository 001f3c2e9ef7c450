import { guarded } from '#contract/csv/formula.ts';

/** A table as a file that spreadsheets open: every cell quoted, none of them a formula, and figures still figures. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  // The mark at the start tells Excel that the letters are UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

// Text from a public form must not run as a formula in the spreadsheet that opens the file.
function cell(text: string): string {
  return `"${guarded(text).replaceAll('"', '""')}"`;
}
