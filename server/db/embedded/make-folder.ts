import { lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder and those above it. Node says of a disk that can only be read that there is no such folder; this says why. */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
  } catch (error) {
    const missing = firstMissing(folder);
    if (missing !== undefined) mkdirSync(missing);
    throw error;
  }
}

function firstMissing(folder: string): string | undefined {
  if (isThere(folder)) return undefined;
  return isThere(dirname(folder)) ? folder : firstMissing(dirname(folder));
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Above it stands a file, or a folder that is closed to us.
    return false;
  }
}
