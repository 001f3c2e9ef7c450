import { join } from 'node:path';
import { imageStore, workFolder } from './folder.ts';
import { runProgram, tryProgram, type Ended } from './program.ts';

const stores = ['--root', imageStore, '--runroot', join(workFolder, 'run')];

// crun does not start where these run, and no systemd manages their groups.
const engine = [
  'podman',
  ...stores,
  '--tmpdir',
  join(workFolder, 'tmp'),
  '--runtime',
  'runc',
  '--cgroup-manager',
  'cgroupfs',
  '--events-backend',
  'none',
];

// A container may not be given more than the machine's own shell has.
const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1000:1000'];

export function podman(...words: string[]): Promise<string> {
  return runProgram([...engine, ...words]);
}

export function tryPodman(...words: string[]): Promise<Ended> {
  return tryProgram([...engine, ...words]);
}

/** Starts a container and says nothing but its mistakes. */
export function runContainer(words: readonly string[]): Promise<string> {
  return podman('run', '--pull=never', '--log-driver=k8s-file', ...limits, ...words);
}

/** Builds an image from a Dockerfile out of what is on this machine. */
export function buildImage(given: {
  image: string;
  file: string;
  context: string;
  ignore?: string;
  volumes?: readonly string[];
}): Promise<string> {
  const volumes = (given.volumes ?? []).flatMap((volume) => ['--volume', volume]);
  const { image, file, context, ignore } = given;
  return runProgram([
    'buildah',
    ...stores,
    'bud',
    '--isolation=chroot',
    '--format=docker',
    '--pull-never',
    ...volumes,
    ...(ignore === undefined ? [] : ['--ignorefile', ignore]),
    '--file',
    file,
    '--tag',
    image,
    context,
  ]);
}

/** With their volumes: the next place begins with nothing. */
export async function removeContainers(): Promise<void> {
  await tryPodman('rm', '--all', '--force', '--time', '2', '--volumes');
  await tryPodman('volume', 'rm', '--all', '--force');
}
