/** Kept as it stands, or one by one what it holds. */
type Content = 'whole' | Level;

interface Level {
  kept: Readonly<Record<number, Content>>;
  /** These are left out and any other element is none of this level; without the list, all that is not kept. */
  left?: ReadonlySet<number>;
  /** May be of unknown size, or longer than the file: it ends at one of these, or with the file. */
  endsAt?: ReadonlySet<number>;
}

const whole = 'whole';
const [ebml, segment, info, tracks, cluster] = [0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0x1f43b675];
const [seekHead, cues, tags, attachments, chapters] = [
  0x114d9b74, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770,
];
const [padding, checksum] = [0xec, 0xbf];

const audio: Level = { kept: { 0x9f: whole, 0xb5: whole } };
// A second track is counted by its picture's width and height.
const video: Level = { kept: { 0xb0: whole, 0xba: whole } };
const compression: Level = { kept: { 0x4254: whole, 0x4255: whole } };
const encoding: Level = {
  kept: { 0x5031: whole, 0x5032: whole, 0x5033: whole, 0x5034: compression, 0x5035: whole },
};
const track: Level = {
  kept: {
    0xd7: whole,
    0x83: whole,
    0xb9: whole,
    0x86: whole,
    0x63a2: whole,
    0xe0: video,
    0xe1: audio,
    0x6d80: { kept: { 0x6240: encoding } },
  },
};
const blockGroup: Level = { kept: { 0xa1: whole, 0x9b: whole } };

const levelsAbove = [ebml, segment, info, tracks, cluster, seekHead, cues, tags, attachments, chapters];
const clusterLevel: Level = {
  kept: { 0xe7: whole, 0xa3: whole, 0xa0: blockGroup },
  // The last two are the cluster's position and the size of the one before it.
  left: new Set([padding, checksum, 0xa7, 0xab]),
  endsAt: new Set(levelsAbove),
};
const segmentLevel: Level = {
  kept: {
    [info]: { kept: { 0x2ad7b1: whole } },
    [tracks]: { kept: { 0xae: track } },
    [cluster]: clusterLevel,
  },
  left: new Set([seekHead, cues, tags, attachments, chapters, padding, checksum]),
  endsAt: new Set([ebml, segment]),
};
const top: Level = { kept: { [segment]: segmentLevel }, left: new Set() };

/** In bytes: an id and a size of one each, and of eight. */
const [shortestHeader, longestHeader] = [2, 16];
/** Every element that is written anew has a size of four bytes: a recording is far shorter than that can say. */
const [sizeBytes, sizeMark] = [4, 0x10_00_00_00];

interface Written {
  bytes: Buffer;
  at: number;
}

/**
 * A WebM of what a voice note needs, every size known and every element inside the one around it; undefined where the
 * file holds an element that is none of its level. Its reader searches the file where it meets what it does not
 * expect, in places without end. Positions are left out at every depth, so that none leads it to such a place.
 */
export function webmLaidAnew(file: Uint8Array): Uint8Array | undefined {
  const head = headerAt(file, 0, file.length);
  if (head?.id !== ebml || head.size === undefined) return undefined;
  const first = headerAt(file, head.from + head.size, file.length);
  if (first === undefined) return undefined;
  // A size takes three bytes more than it took at most, in an element that took two at least.
  const written: Written = { bytes: Buffer.alloc(file.length * 3), at: 0 };
  copyBytes(file, 0, first.start, written);
  const end = copyElement(file, top, first, file.length, written);
  return end === undefined ? undefined : written.bytes.subarray(0, written.at);
}

/** The place where the elements between these two end; undefined where one is refused. */
function copyLevel(
  file: Uint8Array,
  level: Level,
  { from, to }: { from: number; to: number },
  written: Written,
): number | undefined {
  let at = from;
  while (at + shortestHeader <= to) {
    const header = headerAt(file, at, to);
    if (header === undefined) return to === file.length && to - at < longestHeader ? to : undefined;
    if (level.endsAt?.has(header.id) === true) return at;
    const next = copyElement(file, level, header, to, written);
    if (next === undefined) return undefined;
    at = next;
  }
  return to;
}

function copyElement(
  file: Uint8Array,
  level: Level,
  header: Header,
  to: number,
  written: Written,
): number | undefined {
  const content = level.kept[header.id];
  if (content === undefined && level.left?.has(header.id) === false) return undefined;
  const isOpen = typeof content === 'object' && content.endsAt !== undefined;
  if (header.size === undefined && !isOpen) return undefined;
  const stated = header.size === undefined ? to : header.from + header.size;
  // The last element of a file that was cut off is not whole.
  if (stated > to && to < file.length) return undefined;
  if (stated > to && !isOpen) return to;
  const end = Math.min(stated, to);
  if (typeof content === 'object') return writeElement(file, content, header, end, written);
  if (content === whole) copyBytes(file, header.start, end, written);
  return end;
}

function writeElement(
  file: Uint8Array,
  level: Level,
  { start, sizeAt, from }: Header,
  to: number,
  written: Written,
): number | undefined {
  copyBytes(file, start, sizeAt, written);
  written.at += sizeBytes;
  const contentAt = written.at;
  const end = copyLevel(file, level, { from, to }, written);
  written.bytes.writeUInt32BE(sizeMark + written.at - contentAt, contentAt - sizeBytes);
  return end;
}

function copyBytes(file: Uint8Array, from: number, to: number, written: Written): void {
  written.bytes.set(file.subarray(from, to), written.at);
  written.at += to - from;
}

interface Header {
  id: number;
  start: number;
  sizeAt: number;
  /** The place where its content begins. */
  from: number;
  /** Undefined where it is unknown. */
  size: number | undefined;
}

/** An element's head by the rules of the reader; undefined where it can be none, or does not end before that place. */
function headerAt(file: Uint8Array, start: number, to: number): Header | undefined {
  const sizeAt = start + widthAt(file, start);
  const from = sizeAt + widthAt(file, sizeAt);
  if (!(from <= to)) return undefined;
  const width = from - sizeAt;
  // The bit that says the width counts in an id and not in a size. It is left out first: with it eight bytes are more
  // than a number holds exactly.
  const size = numberAt(file, sizeAt, from, 0xff >> width);
  const isUnknown = file[sizeAt] === 0xff || (width === 8 && size === largestSize);
  return { id: numberAt(file, start, sizeAt), start, sizeAt, from, size: isUnknown ? undefined : size };
}

/** The largest size of eight bytes, rounded as the reader rounds it. */
const largestSize = 2 ** 56;

/** The bytes that a number takes, by its first one; infinitely many where it can be none. */
function widthAt(file: Uint8Array, at: number): number {
  const first = file[at] ?? 0;
  return first === 0 ? Infinity : Math.clz32(first) - 23;
}

function numberAt(file: Uint8Array, from: number, to: number, ofFirst = 0xff): number {
  let value = (file[from] ?? 0) & ofFirst;
  for (const byte of file.subarray(from + 1, to)) value = value * 256 + byte;
  return value;
}
