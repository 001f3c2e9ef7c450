/** The length of an Opus packet by its first two bytes (RFC 6716, 3.1); undefined where it can be none. */
export function opusMilliseconds(packet: Uint8Array): number | undefined {
  const [head, counted] = packet;
  if (head === undefined) return undefined;
  const frames = frameCount(head & 0b11, counted);
  if (frames === undefined || frames === 0) return undefined;
  const milliseconds = frames * frameMilliseconds(head >> 3);
  return milliseconds > longestPacket ? undefined : milliseconds;
}

const longestPacket = 120;

function frameCount(code: number, counted: number | undefined): number | undefined {
  if (code === 0) return 1;
  return code === 3 ? counted && counted & 0x3f : 2;
}

const speech = [10, 20, 40, 60];
const both = [10, 20];
const music = [2.5, 5, 10, 20];

function frameMilliseconds(config: number): number {
  const lengths = config < 12 ? speech : config < 16 ? both : music;
  return lengths[config % lengths.length] ?? 0;
}

const headBytes = 19;

/** The head that a decoder wants (RFC 7845, 5.1), with what was skipped at the start and nothing else of the old one. */
export function opusHead(channels: number, old: Uint8Array | undefined): Uint8Array {
  const head = Buffer.alloc(headBytes);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  const skipped = old !== undefined && old.length >= headBytes ? Buffer.from(old).readUInt16LE(10) : 0;
  head.writeUInt16LE(skipped, 10);
  head.writeUInt32LE(48_000, 12);
  return head;
}
