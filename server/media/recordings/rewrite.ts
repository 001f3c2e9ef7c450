import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputFormat,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { longestRecordingSeconds, mostRecordingBytes, type RecordingType } from '#contract/media/schema.ts';
import type { RecordingOutcome, Rewritten } from '../encoding/picture-job.ts';
import { aacCore } from './aac.ts';
import { opusHead, opusMilliseconds } from './opus.ts';
import { claimsTooManyPackets } from './packet-claims.ts';
import { webmLaidAnew } from './webm-elements.ts';

// Strangers' bytes write nothing into the log.
Logging.level = LogLevel.Silent;

interface Container {
  type: RecordingType;
  starts: readonly number[];
  at: number;
  format: InputFormat;
  codec: 'opus' | 'aac';
  write: () => OutputFormat;
}

const containers: readonly Container[] = [
  {
    type: 'audio/webm',
    starts: [0x1a, 0x45, 0xdf, 0xa3],
    at: 0,
    format: WEBM,
    codec: 'opus',
    write: () => new WebMOutputFormat(),
  },
  {
    type: 'audio/ogg',
    starts: [0x4f, 0x67, 0x67, 0x53],
    at: 0,
    format: OGG,
    codec: 'opus',
    write: () => new OggOutputFormat(),
  },
  {
    type: 'audio/mp4',
    starts: [0x66, 0x74, 0x79, 0x70],
    at: 4,
    format: MP4,
    codec: 'aac',
    write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
];

const refused: RecordingOutcome = { ok: false, reason: 'not-a-recording' };
const tooLong: RecordingOutcome = { ok: false, reason: 'recording-too-long' };
const tooLarge: RecordingOutcome = { ok: false, reason: 'too-large' };
const mostCopiedMs = longestRecordingSeconds * 1000;
// A phone that is busy or locked stops late: what comes after the minute is left out, and no list is lost for it.
const longestMs = mostCopiedMs + 30_000;
const mostHeadBytes = 64;

/**
 * Copies the packets of a voice note into a container of its kind that is made anew: no tag, picture, second track or
 * gap comes along. Time is counted by the packets, whatever the container claims.
 */
export async function rewriteRecording(bytes: Uint8Array): Promise<RecordingOutcome> {
  const container = containers.find(({ starts, at }) =>
    starts.every((byte, index) => bytes[at + index] === byte),
  );
  if (container === undefined) return refused;
  if (container.codec === 'aac' && claimsTooManyPackets(bytes)) return tooLong;
  const laid = container.type === 'audio/webm' ? webmLaidAnew(bytes) : bytes;
  if (laid === undefined) return refused;
  const input = new Input({ source: new BufferSource(laid), formats: [container.format] });
  try {
    const tracks = await input.getTracks();
    const [track] = await input.getAudioTracks();
    if (tracks.length !== 1 || track === undefined) return refused;
    const sound = await soundOf(track, container);
    return sound === undefined ? refused : await copyPackets(track, sound, container, bytes.length);
  } catch {
    return refused;
  } finally {
    input.dispose();
  }
}

interface Sound {
  config: { codec: string; numberOfChannels: number; sampleRate: number; description: Uint8Array };
  millisecondsOf: (packet: Uint8Array) => number | undefined;
}

/** The sound that a decoder has to know of; undefined where it is none that browsers record. */
async function soundOf(track: InputAudioTrack, { codec }: Container): Promise<Sound | undefined> {
  const config = track.codec === codec ? await track.getDecoderConfig() : null;
  if (config === null) return undefined;
  const { numberOfChannels } = config;
  if (numberOfChannels < 1 || numberOfChannels > 2) return undefined;
  const old = bytesOf(config.description);
  if (codec === 'opus') {
    const description = opusHead(numberOfChannels, old);
    return {
      config: { codec, numberOfChannels, sampleRate: 48_000, description },
      millisecondsOf: opusMilliseconds,
    };
  }
  if (old === undefined || old.length > mostHeadBytes) return undefined;
  const core = aacCore(old);
  if (core === undefined) return undefined;
  return {
    config: { codec: config.codec, numberOfChannels, sampleRate: core.sampleRate, description: old },
    millisecondsOf: () => (core.samplesOfAPacket * 1000) / core.sampleRate,
  };
}

function bytesOf(description: unknown): Uint8Array | undefined {
  if (description instanceof ArrayBuffer) return new Uint8Array(description);
  if (!ArrayBuffer.isView(description)) return undefined;
  return new Uint8Array(description.buffer, description.byteOffset, description.byteLength).slice();
}

async function copyPackets(
  track: InputAudioTrack,
  { config, millisecondsOf }: Sound,
  { codec, type, write }: Container,
  fileBytes: number,
): Promise<RecordingOutcome> {
  const target = new BufferTarget();
  const output = new Output({ format: write(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const mostBytes = Math.min(fileBytes, mostRecordingBytes);
  let [at, copied, bytes] = [0, 0, 0];
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const milliseconds = millisecondsOf(data);
    bytes += data.length;
    // Packets of more bytes than the file lie over each other, or are blown up by their container.
    if (milliseconds === undefined || bytes > mostBytes) return refused;
    if (at + milliseconds > longestMs) return tooLong;
    if (at + milliseconds <= mostCopiedMs) {
      const packet = new EncodedPacket(data, 'key', at / 1000, milliseconds / 1000);
      await source.add(packet, { decoderConfig: config });
      copied = at + milliseconds;
    }
    at += milliseconds;
  }
  await output.finalize();
  if (target.buffer === null || copied < 1) return refused;
  if (target.buffer.byteLength > mostRecordingBytes) return tooLarge;
  const value: Rewritten = { bytes: new Uint8Array(target.buffer), type, milliseconds: Math.round(copied) };
  return { ok: true, value };
}
