import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { lagosClock } from '#contract/time.ts';
import { serverNow } from '#web/lib/network/server-clock.ts';

const typedCell = z.object({
  text: z.string(),
  /** The day in Lagos on which it was typed, for which it counts. */
  day: z.string(),
  /** The person left the field, so what is wrong with it may be said. */
  isLeft: z.boolean(),
  /** Far from the guide, and right all the same. */
  isSure: z.boolean(),
  /** The server’s no to just this text. */
  answer: z.nullable(z.enum(['refused', 'unknown', 'newer'])),
  /** Time of the price of somebody else that stood there when typing began; absent where nobody else types. */
  otherAt: z.optional(z.nullable(z.string())),
});
export type TypedCell = z.output<typeof typedCell>;

/** Cells by the name of their place; an empty one is not there. */
const typedCells = z.record(z.string(), typedCell);
export type TypedCells = Readonly<z.output<typeof typedCells>>;

const keyOf = (owner: string) => `price-round:${owner}`;

// Parsed once for as long as the device stores just this text: signing out there leaves nothing here.
const parsed = new Map<string, { text: string | null; cells: TypedCells }>();
const listeners = new Set<() => void>();

/** Unsent text of this person, as the device stores it. */
export function typedBy(owner: string): TypedCells {
  const text = storedText(owner);
  const known = parsed.get(owner);
  if (known?.text === text) return known.cells;
  const cells = cellsIn(text);
  parsed.set(owner, { text, cells });
  return cells;
}

export function useTyped<Value extends string | number | boolean | null | undefined | TypedCell>(
  owner: string,
  select: (cells: TypedCells) => Value,
): Value {
  const snapshot = () => select(typedBy(owner));
  return useSyncExternalStore(listen, snapshot, snapshot);
}

/** Writes a letter down; on the device before this returns. */
export function typePrice(owner: string, place: string, text: string, otherAt?: string | null): void {
  const { [place]: before, ...others } = typedBy(owner);
  const day = lagosClock(new Date(serverNow())).date;
  const isLeft = before?.isLeft ?? false;
  const comparedAt = before === undefined ? otherAt : before.otherAt;
  const cell = {
    text,
    day,
    isLeft,
    isSure: false,
    answer: null,
    ...(comparedAt !== undefined && { otherAt: comparedAt }),
  };
  write(owner, text.trim() === '' ? others : { ...others, [place]: cell });
}

export function changeTyped(owner: string, place: string, change: Partial<TypedCell>): void {
  const cells = typedBy(owner);
  const cell = cells[place];
  if (cell !== undefined) write(owner, { ...cells, [place]: { ...cell, ...change } });
}

/** Says of all of them what is wrong, as a form does that was sent. */
export function leaveTyped(owner: string): void {
  const cells = new Map<string, TypedCell>();
  for (const [place, cell] of Object.entries(typedBy(owner))) cells.set(place, { ...cell, isLeft: true });
  write(owner, Object.fromEntries(cells));
}

export function forgetTyped(owner: string, places: readonly string[]): void {
  const cells = Object.entries(typedBy(owner)).filter(([place]) => !places.includes(place));
  write(owner, Object.fromEntries(cells));
}

/** Puts back what could not be sent, where nothing newer was typed. */
export function bringBackTyped(owner: string, day: string, texts: ReadonlyMap<string, string>): void {
  const back = new Map<string, TypedCell>();
  for (const [place, text] of texts)
    back.set(place, { text, day, isLeft: false, isSure: true, answer: null });
  write(owner, { ...Object.fromEntries(back), ...typedBy(owner) });
}

function storedText(owner: string): string | null {
  try {
    return localStorage.getItem(keyOf(owner));
  } catch {
    return null;
  }
}

function cellsIn(text: string | null): TypedCells {
  try {
    const stored = typedCells.safeParse(JSON.parse(text ?? '{}'));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

function write(owner: string, cells: TypedCells): void {
  try {
    if (Object.keys(cells).length === 0) localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), JSON.stringify(cells));
  } catch {
    // A full device: what is typed lives as long as this page.
  }
  parsed.set(owner, { text: storedText(owner), cells });
  for (const changed of listeners) changed();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
