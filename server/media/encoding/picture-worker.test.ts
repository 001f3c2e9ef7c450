import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { askWorker } from './picture-worker.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function job() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'tomato' } });
  return { kind: 'encode', bytes: await picture.jpeg().toBuffer() } as const;
}

test('a picture is not refused because a busy machine is slow to start the process that reads it', async () => {
  const asked = await job();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tooSlow = askWorker(asked);
  vi.advanceTimersByTime(61_000);
  expect(await tooSlow).toBe('not-started');

  const slow = askWorker(asked);
  vi.advanceTimersByTime(30_000);
  expect(await slow).toMatchObject({ ok: true });
  // Once it has started, no picture may take so long.
  const endless = askWorker(asked);
  await new Promise((handedOver) => process.nextTick(handedOver));
  vi.advanceTimersByTime(16_000);
  expect(await endless).toBe('broken');
});

test.skipIf(process.platform === 'win32')(
  'the process that reads pictures starts where the product itself was started to give way to others',
  () => {
    const program = join(import.meta.dirname, 'picture-process.ts');
    const { status, stderr } = spawnSync('nice', ['-n', '15', process.execPath, program], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
