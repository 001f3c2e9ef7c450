import * as z from 'zod/mini';
import { keepDraftPhotos } from '#web/offline/storage/draft-photos.ts';

/** Storage key of open sheets of the run, and of text typed in them. */
const storedSheetsKey = 'run-sheets';

const storedSheet = z.object({ isOpen: z.boolean(), typed: z.record(z.string(), z.string()) });
export type StoredSheet = z.output<typeof storedSheet>;
const storedSheets = z.record(z.string(), storedSheet);
type StoredSheets = z.output<typeof storedSheets>;

const untouched: StoredSheet = { isOpen: false, typed: {} };

export type SheetKind =
  | 'buy'
  | 'ask'
  | 'replace'
  | 'pick-up'
  | 'leave'
  | 'leave-receipts'
  | 'unmet'
  | 'refuse'
  | 'refuse-parcel'
  | 'door-photo'
  | 'hand-over'
  | 'reject'
  | 'call'
  | 'cash'
  | 'fail'
  | 'more';

/** The name of one sheet: of an order, and of one item of it where it is about that. */
export function sheetName(kind: SheetKind, code: string, itemId = ''): string {
  return [code, kind, itemId].join('/');
}

/** Names under which the photos of a sheet are stored. */
export function photosOf(sheet: string): string {
  return `run-photos:${sheet}`;
}

export function storedSheetOf(sheet: string): StoredSheet {
  return read()[sheet] ?? untouched;
}

export function saveSheet(sheet: string, change: Partial<StoredSheet>): void {
  const all = read();
  write({ ...all, [sheet]: { ...(all[sheet] ?? untouched), ...change } });
}

/** The typed text has become a step, so it is not stored any more. */
export function forgetSheet(sheet: string): void {
  const { [sheet]: _gone, ...others } = read();
  write(others);
  keepDraftPhotos(photosOf(sheet), []);
}

/** The item of which a sheet was open when this phone let go of the page. */
export function itemOfOpenSheet(): string | undefined {
  const open = Object.entries(read()).find(([name, { isOpen }]) => isOpen && !name.endsWith('/'));
  return open?.[0].split('/').at(-1);
}

/** Only sheets of orders in this run are stored. */
export function forgetOtherSheets(codes: readonly string[]): void {
  for (const sheet of Object.keys(read()))
    if (!codes.some((code) => sheet.startsWith(`${code}/`))) forgetSheet(sheet);
}

function read(): StoredSheets {
  try {
    const known = storedSheets.safeParse(JSON.parse(localStorage.getItem(storedSheetsKey) ?? '{}'));
    return known.success ? known.data : {};
  } catch {
    return {};
  }
}

function write(next: StoredSheets): void {
  try {
    localStorage.setItem(storedSheetsKey, JSON.stringify(next));
  } catch {
    // A full device: what is typed lives as long as this page.
  }
}
