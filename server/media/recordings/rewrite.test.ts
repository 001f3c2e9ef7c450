import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordingTypes } from '#contract/media/schema.ts';
import { hiddenTitle, voiceNote } from '#test/factories/requests/recordings.ts';
import { opusMilliseconds } from './opus.ts';
import { rewriteRecording } from './rewrite.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each(recordingTypes)('a voice note in %s', (type) => {
  test('is taken with its length by its packets and without its metadata', async () => {
    const note = await voiceNote({ type, seconds: 4 });
    expect(text(note)).toContain(hiddenTitle);
    const outcome = await rewriteRecording(note);
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.value.type).toBe(type);
    expect(outcome.value.milliseconds).toBeGreaterThan(3950);
    expect(outcome.value.milliseconds).toBeLessThan(4050);
    expect(text(outcome.value.bytes)).not.toContain(hiddenTitle);
  });

  test('stays the same when it is taken again', async () => {
    const once = await rewriteRecording(await voiceNote({ type }));
    if (!once.ok) throw new Error(once.reason);
    const twice = await rewriteRecording(once.value.bytes);
    if (!twice.ok) throw new Error(twice.reason);
    expect(twice.value.milliseconds).toBe(once.value.milliseconds);
    expect(twice.value.bytes).toHaveLength(once.value.bytes.length);
  });

  test('is refused when its packets last longer than a minute', async () => {
    const outcome = await rewriteRecording(await voiceNote({ type, seconds: 63 }));
    expect(outcome).toEqual({ ok: false, reason: 'recording-too-long' });
  });

  test('never hangs and never throws, cut off anywhere or with other bytes in it', async () => {
    const note = await voiceNote({ type, seconds: 1 });
    const harmed = fc.oneof(
      fc.nat(note.length).map((end) => note.slice(0, end)),
      fc
        .array(fc.tuple(fc.nat(note.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
        .map((changes) => {
          const bytes = note.slice();
          for (const [at, value] of changes) bytes[at] = value;
          return bytes;
        }),
      // The head of the container, where lengths and counts are.
      fc
        .array(fc.tuple(fc.nat(Math.min(400, note.length - 1)), fc.nat(255)), { minLength: 1, maxLength: 4 })
        .map((changes) => {
          const bytes = note.slice();
          for (const [at, value] of changes) bytes[at] = value;
          return bytes;
        }),
      fc.uint8Array({ maxLength: 500 }).map((rest) => new Uint8Array([...note.slice(0, 40), ...rest])),
    );
    const lengths: number[] = [];
    await fc.assert(
      fc.asyncProperty(harmed, async (bytes) => {
        const outcome = await rewriteRecording(bytes);
        lengths.push(outcome.ok ? outcome.value.milliseconds : 0);
      }),
      { numRuns: 300 },
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(61_000);
  });
});

test('bytes at random are no voice note', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      expect(await rewriteRecording(bytes)).toEqual({ ok: false, reason: 'not-a-recording' });
    }),
  );
});

test('a packet of Opus lasts as long as its first bytes say', () => {
  expect(opusMilliseconds(new Uint8Array([0b11111_0_00]))).toBe(20);
  expect(opusMilliseconds(new Uint8Array([0b11100_0_01]))).toBe(5);
  expect(opusMilliseconds(new Uint8Array([0b00011_0_00]))).toBe(60);
  expect(opusMilliseconds(new Uint8Array([0b01101_0_11, 3]))).toBe(60);
  expect(opusMilliseconds(new Uint8Array([0b00011_0_11, 63]))).toBeUndefined();
  expect(opusMilliseconds(new Uint8Array([0b00011_0_11]))).toBeUndefined();
  expect(opusMilliseconds(new Uint8Array())).toBeUndefined();
});
