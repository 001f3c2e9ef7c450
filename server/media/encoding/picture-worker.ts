import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { OutcomeOf, PictureJob, RecordingJob } from './picture-job.ts';

const isSource = import.meta.filename.endsWith('.ts');
const program = join(import.meta.dirname, `picture-process.${isSource ? 'ts' : 'js'}`);

/** Longer than a picture may take to decode; a recording is not decoded. */
const longestMs = { encode: 15_000, narrow: 15_000, rewrite: 8000 } as const;
/** The objects of its readers alone: the bytes of a picture lie beside them. */
const mostHeapMegabytes = 128;
/** A busy machine serves requests before the process, which loads its program last of all: no picture is to blame. */
const longestStartMs = 60_000;
const idleMs = 60_000;

interface Worker {
  process: ChildProcess;
  /** Resolves once it takes jobs, or is gone: then false. */
  ready: Promise<boolean>;
}

/** The process did not start, whatever the job is; or the job broke it, or took too long. */
export type NoOutcome = 'not-started' | 'broken';

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Has one job done in the picture process. */
export async function askWorker<Job extends PictureJob | RecordingJob>(
  job: Job,
): Promise<OutcomeOf<Job> | NoOutcome> {
  clearTimeout(idle);
  const asked = (worker ??= start());
  asked.process.ref();
  try {
    if (!(await within(longestStartMs, asked, () => asked.ready))) return 'not-started';
    return await within(longestMs[job.kind], asked, () => outcomeOf(asked.process, job));
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
  const execArgv = [`--max-old-space-size=${mostHeapMegabytes}`];
  const process = fork(program, { execArgv, serialization: 'advanced' });
  const { promise: ready, resolve } = Promise.withResolvers<boolean>();
  // Its first message says that it takes jobs.
  process.once('message', () => resolve(true));
  process.once('error', () => resolve(false));
  const started: Worker = { process, ready };
  process.on('exit', () => {
    resolve(false);
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
): Promise<OutcomeOf<Job> | 'broken'> {
  return new Promise((resolve) => {
    const settle = (outcome: OutcomeOf<Job> | 'broken') => {
      asked.off('message', answered).off('exit', ended).off('error', ended);
      resolve(outcome);
    };
    const answered = (message: unknown) => settle(isOutcome<Job>(message) ? message : 'broken');
    const ended = () => settle('broken');
    asked.once('message', answered).once('exit', ended).once('error', ended);
    asked.send(job, (error) => {
      if (error !== null) ended();
    });
  });
}

function isOutcome<Job extends PictureJob | RecordingJob>(message: unknown): message is OutcomeOf<Job> {
  return typeof message === 'object' && message !== null && 'ok' in message;
}
