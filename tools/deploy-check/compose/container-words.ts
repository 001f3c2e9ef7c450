import { join } from 'node:path';
import { deploy } from '#tools/deploy/files.ts';
import type { Service } from './compose-file.ts';

export interface Where {
  name: string;
  /** The file of its network namespace, or `none`. */
  namespace: string;
  /** The names it can reach, as `name:address`. */
  neighbours: readonly string[];
}

/** The words with which podman runs a service as Compose runs it. */
export function containerWords(service: Service, { name, namespace, neighbours }: Where): string[] {
  const each = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value]);
  return [
    '--name',
    name,
    '--hostname',
    name,
    '--network',
    namespace === 'none' ? 'none' : `ns:${namespace}`,
    ...each('--add-host', neighbours),
    ...each(
      '--env',
      Object.entries(service.environment).map((pair) => pair.join('=')),
    ),
    ...each('--volume', service.volumes.map(volumeOf)),
    ...each('--tmpfs', service.tmpfs),
    ...each('--cap-drop', service.cap_drop),
    ...each('--security-opt', service.security_opt),
    ...(service.user === undefined ? [] : ['--user', service.user]),
    ...(service.shm_size === undefined ? [] : ['--shm-size', service.shm_size]),
    ...(service.init ? ['--init'] : []),
    // Docker gives a read-only container no writable folder that it does not ask for.
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(service.entrypoint === undefined ? [] : ['--entrypoint', JSON.stringify(service.entrypoint)]),
    // Health is asked by these proofs, because no systemd is here to do it.
    '--no-healthcheck',
    service.image,
    ...service.command,
  ];
}

function volumeOf(volume: string): string {
  if (volume.startsWith('/')) return volume;
  return volume.startsWith('.') ? join(deploy, volume) : `marketwaka_${volume}`;
}
