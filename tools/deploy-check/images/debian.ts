import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWork, workFolder } from '../machine/folder.ts';
import { podman } from '../machine/podman.ts';
import { runProgram, tryProgram } from '../machine/program.ts';

interface Debian {
  image: string;
  suite: string;
  packages: readonly string[];
}

const mirror = 'http://deb.debian.org/debian';

/** The system beneath the product's own image and a server. */
export const bookworm: Debian = { image: 'localhost/debian-12', suite: 'bookworm', packages: [] };

/** Debian's next release has the versions that compose.yaml names. */
export const forky: Debian = {
  image: 'localhost/debian-forky',
  suite: 'forky',
  packages: ['postgresql-18', 'valkey-server', 'caddy'],
};

/** Fetches a base system from Debian and makes an image of it. */
export async function bringDebian({ image, suite, packages }: Debian): Promise<void> {
  const folder = join(inWork('bases'), suite);
  // debootstrap knows releases by name; one that is newer than itself is made as the unstable one is.
  const script = suite === 'bookworm' ? [] : ['/usr/share/debootstrap/scripts/sid'];
  const include = ['ca-certificates', ...packages].join(',');
  try {
    const words = ['--variant=minbase', `--include=${include}`, suite, folder, mirror, ...script];
    const { code, output, complained } = await tryProgram(['debootstrap', ...words]);
    if (code !== 0)
      throw new Error(`Debian ${suite} could not be fetched from ${mirror}: ${faultOf(output + complained)}`);
    const archive = join(workFolder, 'bases', `${suite}.tar`);
    await runProgram(['tar', '-C', folder, '-cf', archive, '.']);
    await podman('import', archive, image);
    rmSync(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** debootstrap ends with its fault, and with everything that it could not find. */
function faultOf(output: string): string {
  return (/^E: (.{0,120})/m.exec(output)?.[1] ?? output.slice(-120)).trim();
}
