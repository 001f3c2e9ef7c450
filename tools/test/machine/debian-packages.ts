import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian's folder of servers: in root's PATH alone.
const whereServersStand = '/usr/sbin';

/** The path of a program of the system. */
export function findProgram(name: string, platform: NodeJS.Platform = process.platform): string | undefined {
  const file = platform === 'win32' ? `${name}.exe` : name;
  return [...(process.env['PATH'] ?? '').split(delimiter), whereServersStand]
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

/** Installs a package of the system, where it has apt and lets us; says whether it did. */
export function installPackage(name: string): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words: string[]) => {
    const [command = '', ...rest] = [...asRoot, ...words];
    return (
      spawnSync(command, rest, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  if (!run('apt-get', '--version')) return false;
  console.log(`Installing ${name} ...`);
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', name);
}

const ofCluster = [
  ['redis-server', 'redis-server'],
  ['haproxy', 'haproxy'],
  ['pg_ctlcluster', 'postgresql'],
] as const;

/** Brings the programs over which several instances are proved. */
export function bringClusterPrograms(): { missing?: string } {
  const missing = ofCluster.flatMap(([name, packageName]) => bringProgram(name, packageName).missing ?? []);
  return missing.length === 0 ? {} : { missing: missing.join('\n') };
}

/** Brings a program that tests want, by its package where it is missing; says what to do where it cannot be had. */
export function bringProgram(name: string, packageName: string): { missing?: string } {
  if (findProgram(name) !== undefined) return {};
  if (installPackage(packageName) && findProgram(name) !== undefined) return {};
  return {
    missing: `${name} is missing and could not be installed: ${howToInstall(name, packageName, process.platform)}.`,
  };
}

/** The command or the step that installs a program. */
export function howToInstall(name: string, packageName: string, platform: NodeJS.Platform): string {
  if (platform === 'darwin') return `brew install ${packageName.replace(/-server$/, '')}`;
  if (platform === 'win32') return `put a ${name}.exe into a folder of PATH, or run the tests under WSL`;
  return `on Debian, apt-get install ${packageName}`;
}
