import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

const file = join(root, '.cache', 'test', 'durations.json');
const schema = z.record(z.string(), z.number());

/** The milliseconds that each step took when it last ran whole on this machine, by its name. */
export type Durations = Readonly<Record<string, number>>;

export function readDurations(): Durations {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A fresh clone has none, and what cannot be read is as good as none: they only foretell.
    return {};
  }
}

export function writeDurations(durations: Durations): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(durations));
}
