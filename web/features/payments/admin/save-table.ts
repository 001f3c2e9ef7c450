import { csvOf } from '#web/lib/format/csv.ts';
import { download } from '#web/lib/device/download.ts';

/** A table for a spreadsheet, into the downloads; money in naira, so that it can be summed. */
export function saveTable(name: string, rows: readonly (readonly string[])[]): void {
  download(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(rows));
}

/** `1250.50`: money as a spreadsheet reads it. */
export function plainNaira(kobo: number): string {
  return (kobo / 100).toFixed(2);
}
