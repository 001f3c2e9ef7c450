import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Also takes away what a run left that was killed: layers and the shared memory of its containers stay mounted. */
export async function removeWork(): Promise<void> {
  for (const place of mountsBelow(workFolder)) await tryProgram(['umount', place]);
  rmSync(workFolder, { recursive: true, force: true });
}

/** Mount points below a folder, the innermost first. */
function mountsBelow(folder: string): string[] {
  return readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .flatMap((mount) => mount.split(' ')[1] ?? [])
    .map((place) => place.replaceAll('\\040', ' '))
    .filter((place) => place.startsWith(`${folder}/`))
    .toReversed();
}
