import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { keyFor, seal, sealKey, unseal } from './sealing.ts';

const key = await sealKey('di yam wey no dey rotten');
const own = keyFor(key, 'tables/account.zst');
const frame = 256 * 1024;

async function through(step: ReturnType<typeof seal>, bytes: Buffer): Promise<Buffer> {
  const read = buffer(step);
  await Promise.all([pipeline(Readable.from([bytes]), step), read]);
  return read;
}

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame])('%i sealed bytes open again', async (length) => {
  const plain = randomBytes(length);
  const sealed = await through(seal(own), plain);
  expect(sealed.length).toBeGreaterThan(length);
  expect(await through(unseal(own), sealed)).toEqual(plain);
});

const plain = randomBytes(3 * frame + 77);
const sealed = await through(seal(own), plain);
const harmed = Buffer.from(sealed);
harmed[frame + 100] = (harmed[frame + 100] ?? 0) ^ 1;
const swapped = Buffer.concat([
  sealed.subarray(frame + 16, 2 * (frame + 16)),
  sealed.subarray(0, frame + 16),
  sealed.subarray(2 * (frame + 16)),
]);

test.each([
  ['a bit that flipped', harmed],
  ['an end that was cut off', sealed.subarray(0, -1)],
  ['an end that was cut off between two frames', sealed.subarray(0, 2 * (frame + 16))],
  ['frames that changed places', swapped],
  ['nothing at all', Buffer.alloc(0)],
])('%s does not open', async (_what, bytes) => {
  await expect(through(unseal(own), bytes)).rejects.toThrow(/unable to authenticate|too early/);
});

test('neither another passphrase nor another part opens it', async () => {
  const other = await sealKey('di yam wey don rotten', key.salt);
  await expect(through(unseal(keyFor(other, 'tables/account.zst')), sealed)).rejects.toThrow(
    'unable to authenticate',
  );
  await expect(through(unseal(keyFor(key, 'tables/session.zst')), sealed)).rejects.toThrow(
    'unable to authenticate',
  );
  const again = await sealKey('di yam wey no dey rotten', key.salt);
  expect(await through(unseal(keyFor(again, 'tables/account.zst')), sealed)).toEqual(plain);
});
