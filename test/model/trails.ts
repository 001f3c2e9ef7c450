import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'trails.txt');

/** A step of the model and the state after it, as the model prints both. */
export interface TrailStep {
  name: string;
  state: Readonly<Record<string, string>>;
}

/** The numbers that Spin's codes of steps stand for, by their names. */
export function stepNumbers(): ReadonlyMap<string, number> {
  const text = readFileSync(join(import.meta.dirname, 'steps.pml'), 'utf8');
  const list = /mtype:step = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const names = list.split(',').map((name) => name.trim());
  // Spin counts from the last.
  return new Map(names.map((name, index) => [name, names.length - index]));
}

export function storedTrails(): string {
  return readFileSync(file, 'utf8');
}

export function storeTrails(text: string): void {
  writeFileSync(file, text);
}

export function readTrails(text: string): TrailStep[][] {
  return text.trim().split('\n\n').map(readTrail);
}

export function readTrail(text: string): TrailStep[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('> ')) return [];
    return [{ name: line.slice(2), state: readState(lines[index + 1] ?? '') }];
  });
}

function readState(line: string): TrailStep['state'] {
  return Object.fromEntries(
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
