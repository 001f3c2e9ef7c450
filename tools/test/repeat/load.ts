import { spawn } from 'node:child_process';

export interface Load {
  stop(): void;
}

/** Keeps so many cores busy with processes that do nothing else, as a machine that others share is. */
export function openLoad(cores: number): Load {
  const processes = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    stop: () => {
      for (const busy of processes) busy.kill('SIGKILL');
    },
  };
}
