/** The most packets that a note may say it holds: ninety seconds of the finest AAC are fewer. */
const mostPackets = 10_000;

// At this distance behind its name a table says how many entries it has; the length of a run says it itself.
const countAt: Readonly<Record<string, number>> = {
  stts: 8,
  ctts: 8,
  stss: 8,
  stsc: 8,
  stco: 8,
  co64: 8,
  stsz: 12,
  stz2: 12,
  trun: 8,
  saiz: 9,
  senc: 8,
  tfra: 16,
};
const firstEntryAt = 12;
const entryBytes = 8;

/**
 * True where an MP4 says that it holds more packets than a note can: its reader makes an object for each that is
 * claimed, also where no byte stands behind it. Whatever is not sound itself is searched, in whatever box it lies.
 */
export function claimsTooManyPackets(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const claimed = new Map<string, number>();
  for (const head of headsOf(file)) {
    for (let at = 0; at + 4 <= head.length; at += 1) {
      // Every name of a table begins with one of these.
      if (!firstLetters.has(head[at])) continue;
      const name = head.toString('latin1', at, at + 4);
      const counted = countAt[name];
      if (counted === undefined) continue;
      const total = (claimed.get(name) ?? 0) + countOf(head, name, at, counted);
      if (total > mostPackets) return true;
      claimed.set(name, total);
    }
  }
  return false;
}

const firstLetters = new Set<number | undefined>(Object.keys(countAt).map((name) => name.charCodeAt(0)));

function countOf(head: Buffer, name: string, at: number, counted: number): number {
  const entries = wordAt(head, at + counted);
  if (name !== 'stts' && name !== 'ctts') return entries;
  // Each entry of these stands for as many packets as it says.
  let packets = entries;
  for (let index = 0; index < entries && packets <= mostPackets; index += 1)
    packets += wordAt(head, at + firstEntryAt + index * entryBytes);
  return packets;
}

function wordAt(head: Buffer, at: number): number {
  return at + 4 <= head.length ? head.readUInt32BE(at) : 0;
}

/** The boxes of the file that hold no sound, one after another. */
function headsOf(file: Buffer): Buffer[] {
  const heads: Buffer[] = [];
  let at = 0;
  while (at + 8 <= file.length) {
    const stated = file.readUInt32BE(at);
    const size = stated === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : stated;
    // One that says nothing reaches to the end, and one that cannot be is searched like the rest.
    const end = size < 8 ? file.length : at + size;
    if (size < 8 || file.toString('latin1', at + 4, at + 8) !== 'mdat') heads.push(file.subarray(at, end));
    at = end;
  }
  return heads;
}
