import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordingTypes } from '#contract/media/schema.ts';
import {
  endlessNotes,
  garbledNote,
  misleadingNote,
  overlappingNote,
  strippedNote,
} from '#test/factories/requests/hostile-recordings.ts';
import { hiddenTitle, voiceNote } from '#test/factories/requests/recordings.ts';
import { aacCore } from './aac.ts';
import { opusMilliseconds } from './opus.ts';
import { rewriteRecording } from './rewrite.ts';

const [segmentId, clusterId, cuesId] = [
  Buffer.from([0x18, 0x53, 0x80, 0x67]),
  Buffer.from([0x1f, 0x43, 0xb6, 0x75]),
  Buffer.from([0x1c, 0x53, 0xbb, 0x6b]),
];

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

  test('keeps its first minute when its packets last a little longer', async () => {
    const outcome = await rewriteRecording(await voiceNote({ type, seconds: 88 }));
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.value.milliseconds).toBeGreaterThan(59_950);
    expect(outcome.value.milliseconds).toBeLessThanOrEqual(60_000);
    const again = await rewriteRecording(outcome.value.bytes);
    expect(again).toMatchObject({ ok: true, value: { milliseconds: outcome.value.milliseconds } });
  });

  test('is refused when its packets last longer than a minute and a half', async () => {
    const outcome = await rewriteRecording(await voiceNote({ type, seconds: 93 }));
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

test('a file that says it holds packets without end is refused before it is read', async () => {
  for (const [name, note] of Object.entries(await endlessNotes()))
    expect([name, await rewriteRecording(note)]).toEqual([name, { ok: false, reason: 'recording-too-long' }]);
});

test('a file with packets that lie over each other, or grow as they are read, is refused', async () => {
  expect(await rewriteRecording(await overlappingNote())).toEqual({ ok: false, reason: 'not-a-recording' });
  expect(await rewriteRecording(await strippedNote())).toEqual({ ok: false, reason: 'not-a-recording' });
});

test('a WebM with an element that nobody knows among its own is refused', async () => {
  expect(await rewriteRecording(await garbledNote())).toEqual({ ok: false, reason: 'not-a-recording' });
});

test('a WebM whose track is found only by a position in it is refused', async () => {
  expect(await rewriteRecording(await misleadingNote())).toEqual({ ok: false, reason: 'not-a-recording' });
});

test('a WebM keeps the whole packets in front of the place where it is cut off', async () => {
  const note = Buffer.from(await voiceNote({ seconds: 2 }));
  const cues = note.lastIndexOf(cuesId);
  // In the head of its last element, in that element, and in its last packet.
  for (const [end, milliseconds] of [
    [cues + 2, 2000],
    [cues + 12, 2000],
    [cues - 3, 1980],
  ] as const)
    expect(await rewriteRecording(note.subarray(0, end))).toMatchObject({
      ok: true,
      value: { milliseconds },
    });
});

test('a WebM is taken where it says its sizes in eight bytes, as Chromium does at the end of a recording', async () => {
  // Each length leaves another remainder of 16, the step to which so large a number is rounded.
  for (const seconds of [1, 2, 3, 4]) {
    const note = Buffer.from(await voiceNote({ seconds }));
    const outcome = await rewriteRecording([clusterId, segmentId].reduce(withLongSize, note));
    expect(outcome).toMatchObject({ ok: true, value: { milliseconds: 1000 * seconds } });
    expect(outcome).toEqual(await rewriteRecording(note));
  }
});

/** The same with eight bytes for the size of this element, to the end of the last packet or of the file. */
function withLongSize(note: Buffer, id: Buffer): Buffer {
  const sizeAt = note.indexOf(id) + id.length;
  const from = sizeAt + Math.clz32(note[sizeAt] ?? 0) - 23;
  const end = id === clusterId ? note.lastIndexOf(cuesId) : note.length;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(end - from));
  return Buffer.concat([note.subarray(0, sizeAt), size, note.subarray(from)]);
}

test('a WebM is taken where its segment and its clusters do not say how long they are', async () => {
  const live = await voiceNote({ isLive: true, seconds: 12 });
  const unknown = [clusterId, segmentId].map((id) => Buffer.from([...id, 0xff]).toString('latin1'));
  expect(unknown.every((head) => text(live).includes(head))).toBe(true);
  expect(text(live).split(unknown[0] ?? '').length).toBeGreaterThan(2);
  // Chromium writes eight bytes for it.
  const long = unknown.reduce(
    (note, head) => note.replaceAll(head, `${head.slice(0, 4)}\x01${'\xff'.repeat(7)}`),
    text(live),
  );
  for (const note of [live, Buffer.from(long, 'latin1')]) {
    const outcome = await rewriteRecording(note);
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.value.milliseconds).toBe(12_000);
    expect(text(outcome.value.bytes)).not.toContain(hiddenTitle);
  }
});

test('an AAC note whose tables are in front is taken like one in fragments', async () => {
  const outcome = await rewriteRecording(await voiceNote({ type: 'audio/mp4', isWhole: true, seconds: 58 }));
  expect(outcome.ok && Math.round(outcome.value.milliseconds / 1000)).toBe(58);
});

test('a packet of AAC lasts as long as its core says, whatever is added to it', () => {
  expect(aacCore(new Uint8Array([0x11, 0x88]))).toEqual({ sampleRate: 48_000, samplesOfAPacket: 1024 });
  expect(aacCore(new Uint8Array([0x11, 0x8c]))).toEqual({ sampleRate: 48_000, samplesOfAPacket: 960 });
  // 24 kHz with high frequencies up to 48 kHz behind it.
  const added = new Uint8Array([0x13, 0x08, 0x56, 0xe5, 0x98]);
  expect(aacCore(added)).toEqual({ sampleRate: 24_000, samplesOfAPacket: 1024 });
  // The same with its extension in front, a rate of its own, and nothing.
  expect(aacCore(new Uint8Array([0x2b, 0x09, 0x88, 0x00]))).toBeUndefined();
  expect(aacCore(new Uint8Array([0x17, 0x80, 0x00]))).toBeUndefined();
  expect(aacCore(new Uint8Array())).toBeUndefined();
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
