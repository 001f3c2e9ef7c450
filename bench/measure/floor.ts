import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** A bare server of `node:http` as a process of its own, to compare with. */
export interface Floor {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts one of `bench/floors`, which says where it listens; `settings` is what it begins with. */
export async function startFloor(
  name: 'bare-react' | 'bytes' | 'tracking',
  settings: object,
): Promise<Floor> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../floors', `${name}.ts`)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(settings));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', () => reject(new Error(`the floor "${name}" left before it listened`)));
  });
  if (child.pid === undefined) throw new Error('a floor listens and has no process');
  return {
    port,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
