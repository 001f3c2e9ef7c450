import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { tryProgram } from './program.ts';

/** Everything that these proofs write: base systems, images, containers and volumes. It goes as a whole. */
export const workFolder = join(root, '.cache', 'deploy-check');

export const imageStore = join(workFolder, 'store');

export function inWork(...path: string[]): string {
  const folder = join(workFolder, ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function newInWork(name: string): string {
  return mkdtempSync(join(inWork(), `${name}-`));
}

/** Also takes away what a run left that was killed. */
export async function removeWork(): Promise<void> {
  await tryProgram(['umount', '--recursive', join(imageStore, 'overlay')]);
  rmSync(workFolder, { recursive: true, force: true });
}
