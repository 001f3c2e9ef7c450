import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { OutcomeOf, PictureJob, RecordingJob } from './picture-job.ts';

const isSource = import.meta.filename.endsWith('.ts');
const program = join(import.meta.dirname, `picture-process.${isSource ? 'ts' : 'js'}`);

/** Longer than a picture may take to decode. */
const longestMs = 15_000;
/** A busy machine serves requests before the process, which loads its program last of all: no picture is to blame. */
const longestStartMs = 60_000;
const idleMs = 60_000;

interface Worker {
  process: ChildProcess;
  /** Resolves once it takes jobs, or is gone. */
  ready: Promise<void>;
}

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Has one job done in the picture process; undefined where the process broke on it or took too long. */
export async function askWorker<Job extends PictureJob | RecordingJob>(
  job: Job,
): Promise<OutcomeOf<Job> | undefined> {
  clearTimeout(idle);
  const asked = (worker ??= start());
  asked.process.ref();
  try {
    await within(longestStartMs, asked, () => asked.ready);
    return await within(longestMs, asked, () => outcomeOf(asked.process, job));
  } finally {
    // One that waits for work neither holds the product back nor keeps its memory for long.
    asked.process.unref();
    asked.process.channel?.unref();
    idle = setTimeout(() => dismiss(asked), idleMs).unref();
  }
}

/** Ends the process if this takes longer. */
async function within<Value>(ms: number, { process }: Worker, work: () => Promise<Value>): Promise<Value> {
  const tooLong = setTimeout(() => process.kill('SIGKILL'), ms);
  try {
    return await work();
  } finally {
    clearTimeout(tooLong);
  }
}

function start(): Worker {
  const process = fork(program, { execArgv: [], serialization: 'advanced' });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  // Its first message says that it takes jobs.
  process.once('message', () => resolve());
  process.once('error', () => resolve());
  const started: Worker = { process, ready };
  process.on('exit', () => {
    resolve();
    if (worker === started) worker = undefined;
  });
  return started;
}

/** From now on the next job starts another: one that is about to leave would take the job with it. */
function dismiss(idler: Worker): void {
  if (worker === idler) worker = undefined;
  idler.process.kill();
}

function outcomeOf<Job extends PictureJob | RecordingJob>(
  asked: ChildProcess,
  job: Job,
): Promise<OutcomeOf<Job> | undefined> {
  return new Promise((resolve) => {
    const settle = (outcome: OutcomeOf<Job> | undefined) => {
      asked.off('message', told).off('exit', ended).off('error', ended);
      resolve(outcome);
    };
    const told = (message: unknown) => settle(isOutcome<Job>(message) ? message : undefined);
    const ended = () => settle(undefined);
    asked.once('message', told).once('exit', ended).once('error', ended);
    asked.send(job, (error) => {
      if (error !== null) ended();
    });
  });
}

function isOutcome<Job extends PictureJob | RecordingJob>(message: unknown): message is OutcomeOf<Job> {
  return typeof message === 'object' && message !== null && 'ok' in message;
}
