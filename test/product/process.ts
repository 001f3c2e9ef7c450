import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../network/free-port.ts';
import { askToLeave } from './ask-to-leave.ts';
import { nodeFlags } from './node-flags.ts';
import { newDataFolder } from './prepared-folder.ts';
import { findPlace } from '#server/db/embedded/place.ts';

const root = resolve(import.meta.dirname, '../..');

export const theOwner = { username: 'oga', password: 'oga-of-the-market' };

/** The whole product as a process of its own, on a new data folder that goes with it. */
export interface ProductProcess {
  url: string;
  pid: number;
  dataFolder: string;
  /** It leaves, and its folder stays. */
  leave(): Promise<void>;
  remove(): void;
  /** Both. */
  stop(): Promise<void>;
}

/** A built server and the flags of the Node that runs it. */
export interface BuiltServer {
  file: string;
  flags: readonly string[];
}

const thisBuild: BuiltServer = { file: 'dist/server/main.js', flags: nodeFlags };

/** `given` is environment that this one has and others have not. */
export async function startProduct(
  given: Readonly<Record<string, string>> = {},
  platform: NodeJS.Platform = process.platform,
  { file, flags }: BuiltServer = thisBuild,
): Promise<ProductProcess> {
  const folder = newDataFolder();
  // Under root its database runs as another user, who has to reach the folder.
  chmodSync(folder, 0o755);
  const port = given.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...flags, file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      PUBLIC_URL: url,
      OWNER_USERNAME: theOwner.username,
      OWNER_PASSWORD: theOwner.password,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...given,
    },
  });
  // A runner that gives up in the middle must not leave it behind.
  const killIt = () => askToLeave(child, platform);
  process.once('exit', killIt);
  // Its log goes beside the runner’s messages about the test.
  child.stdout?.pipe(process.stderr, { end: false });
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`the product left with ${child.exitCode} before it was ready`);
    await pause(50);
  }
  if (child.pid === undefined) throw new Error('the product is ready and has no process');
  const leave = async () => {
    process.off('exit', killIt);
    askToLeave(child, platform);
    if (child.exitCode === null) await once(child, 'exit');
  };
  const remove = () => removeData(folder);
  return {
    url,
    pid: child.pid,
    dataFolder: folder,
    leave,
    remove,
    stop: async () => {
      await leave();
      remove();
    },
  };
}

function removeData(folder: string): void {
  // Under root the database may live elsewhere than in the folder.
  rmSync(findPlace(folder).home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok === true;
}
