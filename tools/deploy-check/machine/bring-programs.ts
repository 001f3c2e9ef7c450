import { bringProgram } from '#tools/test/machine/debian-packages.ts';

const wanted = [
  ['podman', 'podman'],
  ['buildah', 'buildah'],
  ['runc', 'runc'],
  ['catatonit', 'catatonit'],
  ['debootstrap', 'debootstrap'],
  ['ip', 'iproute2'],
  ['unshare', 'util-linux'],
] as const;

/** One sentence for what these proofs lack on this machine. */
export function missingOfMachine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Deploying is proved by root on a Debian of its own, with containers: this is not root on Linux.';
  const missing = wanted.flatMap(([program, name]) => bringProgram(program, name).missing ?? []);
  return missing.length === 0 ? undefined : missing.join(' ');
}
