import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder, openVerifier, stepNumbers } from './verifier.ts';

const file = join(modelFolder, 'trails.txt');

/** A step of the model and the state after it, as the model prints both. */
export interface TrailStep {
  name: string;
  state: Readonly<Record<string, string>>;
}

/** The shortest ways to every step of the model; one that another begins with is left out. */
export function makeTrails(): string {
  const verifier = openVerifier(['-DTRAILS', '-DEXTRAS=1'], 'shortest');
  try {
    const trails = [...stepNumbers()].map(([name, number]) => {
      const { broken } = verifier.explore({ GOAL: String(number) });
      if (broken === undefined) throw new Error(`no state of the model takes the step ${name}`);
      return linesOf(verifier.trail());
    });
    return `${fewest(trails).join('\n\n')}\n`;
  } finally {
    verifier.close();
  }
}

function linesOf(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('> ') || line.startsWith('= ')).join('\n');
}

/** The longest first, each that takes a step which none before it takes. */
function fewest(trails: readonly string[]): string[] {
  const taken = new Set<string>();
  return trails
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .filter((trail) => {
      const fresh = readTrail(trail).filter(({ name }) => !taken.has(name));
      for (const { name } of fresh) taken.add(name);
      return fresh.length > 0;
    });
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

function readTrail(text: string): TrailStep[] {
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
