import { readFileSync } from 'node:fs';

/** The rows below the head line, in fields parted by any white space. */
export function readRows(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').map((line) => line.trim().split(/\s+/));
}

export function textAt(row: readonly string[] | undefined, field: number): string {
  const text = row?.[field];
  if (text === undefined)
    throw new Error(`a row ends before its field ${field + 1}: ${row?.join(' ') ?? ''}`);
  return text;
}

export function numberAt(row: readonly string[] | undefined, field: number): number {
  const number = Number(textAt(row, field));
  if (!Number.isFinite(number)) throw new Error(`no number in field ${field + 1}: ${row?.join(' ') ?? ''}`);
  return number;
}
