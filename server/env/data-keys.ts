import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDataKeys, type DataKey } from '../secrets/data-key.ts';
import type { Read, ReportProblem } from './parsing.ts';

/** Keys themselves, or the path of a file with them, which may grow while the product serves. */
export type DataKeysGiven = { keys: readonly DataKey[] } | { file: string };

/** Reads the keys that data is encrypted with; absent, they are in a file of the data folder. */
export function readGivenKeys(read: Read, reportProblem: ReportProblem): DataKeysGiven | undefined {
  const text = read('DATA_KEYS');
  if (text === '') return undefined;
  const keys = readDataKeys(text);
  if (keys !== null) return { keys };
  const file = resolve(text);
  // A mistyped key would be taken for a path, so it is not said again.
  if (!holdsKeys(file))
    reportProblem(
      'DATA_KEYS',
      'it is neither keys as `openssl rand -base64 32` gives them, the newest last, nor the path of a file with them',
    );
  return { file };
}

function holdsKeys(file: string): boolean {
  try {
    return readDataKeys(readFileSync(file, 'utf8')) !== null;
  } catch {
    return false;
  }
}
