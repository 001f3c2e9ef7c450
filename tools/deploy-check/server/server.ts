import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#tools/setup/root.mjs';
import { npmCache } from '../images/build-images.ts';
import { newInWork } from '../machine/folder.ts';
import { podman, removeContainers, runContainer, tryPodman } from '../machine/podman.ts';
import { runProgram, type Ended } from '../machine/program.ts';

const name = 'server';
const checkout = '/root/marketwaka';

/** A Debian server under systemd, with a checkout of these sources. */
export interface Server {
  /** A command in a root's shell. */
  run(command: string): Promise<string>;
  try: (command: string) => Promise<Ended>;
  /** Another version in the checkout, as `git pull` brings one. */
  pull(file: string, text: string): Promise<void>;
  /** Off and on again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(): Promise<Server> {
  const sources = await checkOut();
  await runProgram(['ip', 'link', 'set', 'lo', 'up']);
  await runContainer([
    '--detach',
    '--name',
    name,
    '--systemd=always',
    '--network=host',
    // A server of one's own is whole; the units lock themselves in.
    '--cap-add=ALL',
    '--security-opt=seccomp=unconfined',
    '--security-opt=unmask=ALL',
    '--volume',
    `${sources}:${checkout}`,
    '--volume',
    `${npmCache()}:/root/.npm`,
    // The network is not used: npm installs what the image’s build has left, Debian’s packages were put beside.
    '--env',
    'npm_config_offline=true',
    'localhost/debian-server',
  ]);
  const tryIt = (command: string) => tryPodman('exec', '--workdir', checkout, name, 'sh', '-c', command);
  const server: Server = {
    try: tryIt,
    run: (command) => podman('exec', '--workdir', checkout, name, 'sh', '-c', command),
    pull: async (file, text) => {
      await writeFile(join(sources, file), text);
      await commit(sources, `change ${file}`);
    },
    restart: async () => {
      await podman('stop', '--time', '60', name);
      await podman('start', name);
      await isUp(server);
    },
    close: removeContainers,
  };
  await isUp(server);
  return server;
}

/** These sources as they stand, in a repository with one commit. */
async function checkOut(): Promise<string> {
  const folder = newInWork('checkout');
  const listed = await runProgram(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  await runProgram(['sh', '-c', `tar --null --files-from=- -cf - | tar -xf - -C '${folder}'`], {
    cwd: root,
    input: listed,
  });
  await runProgram(['git', 'init', '--quiet', '--initial-branch=main', folder]);
  await commit(folder, 'as it stands');
  return folder;
}

async function commit(folder: string, message: string): Promise<void> {
  await runProgram(['git', '-C', folder, 'add', '--all']);
  const who = ['-c', 'user.name=An operator', '-c', 'user.email=operator@market.example'];
  await runProgram(['git', '-C', folder, ...who, 'commit', '--quiet', '--message', message]);
}

async function isUp({ try: tryIt }: Server): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { output } = await tryIt('systemctl is-system-running');
    if (/^(running|degraded)/.test(output)) return;
    await pause(500);
  }
  throw new Error('systemd does not come up');
}
