import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureJob, PictureOutcome } from './picture-job.ts';

const isSource = import.meta.filename.endsWith('.ts');
const program = join(import.meta.dirname, `picture-process.${isSource ? 'ts' : 'js'}`);

// Longer than a picture may take to decode.
const longestMs = 15_000;
const idleMs = 60_000;

let worker: ChildProcess | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Has one job done in the picture process; undefined where the process broke on it or took too long. */
export async function askWorker(job: PictureJob): Promise<PictureOutcome | undefined> {
  clearTimeout(idle);
  const asked = (worker ??= start());
  asked.ref();
  const tooLong = setTimeout(() => asked.kill('SIGKILL'), longestMs);
  try {
    return await outcomeOf(asked, job);
  } finally {
    clearTimeout(tooLong);
    // One that waits for work neither holds the product back nor keeps its memory for long.
    asked.unref();
    asked.channel?.unref();
    idle = setTimeout(() => dismiss(asked), idleMs).unref();
  }
}

function start(): ChildProcess {
  const started = fork(program, { execArgv: [], serialization: 'advanced' });
  started.on('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}

/** From now on the next job starts another: one that is about to leave would take the job with it. */
function dismiss(idler: ChildProcess): void {
  if (worker === idler) worker = undefined;
  idler.kill();
}

function outcomeOf(asked: ChildProcess, job: PictureJob): Promise<PictureOutcome | undefined> {
  return new Promise((resolve) => {
    const settle = (outcome: PictureOutcome | undefined) => {
      asked.off('message', told).off('exit', ended).off('error', ended);
      resolve(outcome);
    };
    const told = (message: unknown) => settle(isOutcome(message) ? message : undefined);
    const ended = () => settle(undefined);
    asked.once('message', told).once('exit', ended).once('error', ended);
    asked.send(job, (error) => {
      if (error !== null) ended();
    });
  });
}

function isOutcome(message: unknown): message is PictureOutcome {
  return typeof message === 'object' && message !== null && 'ok' in message;
}
