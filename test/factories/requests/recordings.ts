import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { RecordingId, RecordingType } from '#contract/media/schema.ts';
import { addRecording } from '#contract/media/endpoints.ts';
import { opusHead } from '#server/media/recordings/opus.ts';
import { answered, type Client } from '#test/client.ts';

/** The metadata of each: a voice note must not say where it was recorded. */
export const hiddenTitle = 'No. 4, Ajose Street, behind the filling station';

const formats: Record<RecordingType, () => OutputFormat> = {
  'audio/webm': () => new WebMOutputFormat(),
  'audio/ogg': () => new OggOutputFormat(),
  // As Safari writes it.
  'audio/mp4': () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
};

const opus = {
  seconds: 0.02,
  // Twenty milliseconds of music in one frame.
  head: 0xf8,
  config: {
    codec: 'opus',
    numberOfChannels: 1,
    sampleRate: 48_000,
    description: opusHead(1, undefined),
  },
};
const aac = {
  seconds: 1024 / 48_000,
  head: 0x01,
  config: {
    codec: 'mp4a.40.2',
    numberOfChannels: 1,
    sampleRate: 48_000,
    description: new Uint8Array([0x11, 0x88]),
  },
};

interface Note {
  type?: RecordingType;
  seconds?: number;
  bytesOfAPacket?: number;
  bytesOfFirst?: number;
  /** With its tables in front, as an MP4 is on its way through other programs; not in fragments. */
  isWhole?: boolean;
  /** As browsers write a WebM while they record: neither the segment nor a cluster says how long it is. */
  isLive?: boolean;
  /** Another note has other bytes. */
  seed?: number;
}

/** A voice note of that length in a container as browsers write them, with packets that hold no sound. */
export async function voiceNote({
  type = 'audio/webm',
  seconds = 3,
  bytesOfAPacket = 20,
  bytesOfFirst = bytesOfAPacket,
  isWhole = false,
  isLive = false,
  seed = 1,
}: Note = {}) {
  const { seconds: step, head, config } = type === 'audio/mp4' ? aac : opus;
  const target = new BufferTarget();
  const format = isWhole
    ? new Mp4OutputFormat({ fastStart: 'in-memory' })
    : isLive
      ? new WebMOutputFormat({ appendOnly: true })
      : formats[type]();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(type === 'audio/mp4' ? 'aac' : 'opus');
  output.addAudioTrack(source);
  output.setMetadataTags({ title: hiddenTitle });
  await output.start();
  for (let index = 0; index < Math.round(seconds / step); index += 1) {
    const data = new Uint8Array(index === 0 ? bytesOfFirst : bytesOfAPacket).fill(seed + (index % 7));
    data[0] = head;
    await source.add(new EncodedPacket(data, 'key', index * step, step), { decoderConfig: config });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('a voice note was not written');
  return new Uint8Array(target.buffer);
}

/** Brings a voice note, and answers its id. */
export async function bringRecording(client: Client, note: Note = {}): Promise<RecordingId> {
  return answered(await client.call(addRecording, { recording: await voiceNote(note) })).id;
}
