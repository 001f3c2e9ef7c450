import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that the copy shares with the sources: both are costly to make, and no fault is planted there. */
const shared = ['node_modules', '.cache/test-database'];

/** Copies what Git knows or would take, as it stands on the disk, into a fresh folder. */
export function copySources(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0')) {
    if (path === '' || shared.includes(path) || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const path of shared) {
    mkdirSync(join(root, path), { recursive: true });
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(root, path), join(copy, path), 'dir');
  }
}
