import * as z from 'zod/mini';

/** The longest file, so that it fits into one call with everything around it. */
export const mostFileLetters = 180_000;
/** Rows of one file, its head not counted. */
export const mostFileRows = 2000;

/** The text of a file, as it was chosen or pasted; its lines are judged one by one. */
export const fileText = z.string().check(z.maxLength(mostFileLetters));

export const lineFaults = [
  'nothing-in-it',
  'too-many-rows',
  'quote-open',
  'unknown-column',
  'column-twice',
  'column-missing',
  'too-many-cells',
  'cell-missing',
  'unreadable-letters',
  'unknown-id',
  'item-twice',
  'name-too-long',
  'name-without-letter',
  'name-taken',
  'too-many-names',
  'city-names-unreadable',
  'unknown-city',
  'unknown-stall',
  'unknown-unit',
  'weights-unreadable',
  'too-many-kinds',
  'neither-yes-nor-no',
  'unknown-item',
  'price-unreadable',
  'price-not-whole-kobo',
  'price-too-low',
  'price-too-high',
] as const;
export type LineFault = (typeof lineFaults)[number];

export const longestCellShown = 80;

/** A line of a file that cannot be brought in, and why. */
export const wrongLine = z.object({
  /** As a spreadsheet counts its rows: the head is line 1. */
  line: z.int(),
  /** Null where the line as a whole is wrong. */
  column: z.nullable(z.string()),
  fault: z.enum(lineFaults),
  /** The beginning of the cell. */
  cell: z.string(),
  /** The item that has the name already, or the line that names the item first. */
  other: z.nullable(z.string()),
});
export type WrongLine = z.output<typeof wrongLine>;

/** A digest of everything that a preview showed: the same file may mean another change a minute later. */
export const previewDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Counts of what a file changed. */
export const importedFile = z.object({ added: z.int(), changed: z.int() });
export type ImportedFile = z.output<typeof importedFile>;
