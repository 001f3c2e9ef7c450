import { getPriority, setPriority } from 'node:os';
import { draw } from './draw.ts';
import type { PictureJob, RecordingJob } from './picture-job.ts';

// The process in which pictures and recordings of strangers are read: what it takes in time and memory, and what breaks
// it, concerns no other request. It ends with the product.

const behindRequests = 10;

type Job = PictureJob | RecordingJob;

function isJob(message: unknown): message is Job {
  return (
    typeof message === 'object' &&
    message !== null &&
    'bytes' in message &&
    message.bytes instanceof Uint8Array
  );
}

/** The reader of recordings is loaded with the first that comes. */
async function work(job: Job) {
  if (job.kind !== 'rewrite') return draw(job);
  const { rewriteRecording } = await import('../recordings/rewrite.ts');
  return rewriteRecording(job.bytes);
}

// A product that was itself started further back may not move forward, and would read no picture at all.
if (getPriority() < behindRequests) setPriority(behindRequests);
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (isJob(message)) void work(message).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
