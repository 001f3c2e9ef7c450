import { getPriority, setPriority } from 'node:os';
import { draw } from './draw.ts';
import type { PictureJob } from './picture-job.ts';

// The process in which pictures of strangers are decoded: what it takes in time and memory, and what breaks it, concerns
// no other request. It ends with the product.

const behindRequests = 10;

function isJob(message: unknown): message is PictureJob {
  return (
    typeof message === 'object' &&
    message !== null &&
    'bytes' in message &&
    message.bytes instanceof Uint8Array
  );
}

// A product that was itself started further back may not move forward, and would read no picture at all.
if (getPriority() < behindRequests) setPriority(behindRequests);
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (isJob(message)) void draw(message).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
