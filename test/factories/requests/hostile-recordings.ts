import { voiceNote } from './recordings.ts';

const endless = 0xff_ff_ff_ff;

function box(name: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), ...parts]);
  return Buffer.concat([word(content.length + 4), content]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A copy of this file in which the table of that name says what it does not hold. */
function patched(file: Uint8Array, name: string, patch: (table: Buffer) => void): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`the note has no ${name}`);
  patch(bytes.subarray(at));
  return bytes;
}

/** A run of packets without end, with no byte for any of them. */
function endlessRun(file: Uint8Array): Buffer<ArrayBuffer> {
  return patched(file, 'trun', (run) => {
    // No length or size of its own for any packet; the place of the first.
    run.writeUInt32BE(1, 4);
    run.writeUInt32BE(endless, 8);
  });
}

/** Voice notes in MP4 that say they hold many more packets than bytes. */
export async function endlessNotes(): Promise<Record<string, Buffer<ArrayBuffer>>> {
  const [fragmented, whole] = [
    await voiceNote({ type: 'audio/mp4' }),
    await voiceNote({ type: 'audio/mp4', isWhole: true }),
  ];
  return {
    trun: endlessRun(fragmented),
    stts: patched(whole, 'stts', (table) => table.writeUInt32BE(endless, 12)),
    stz2: patched(whole, 'stsz', (table) => {
      table.write('stz2', 'latin1');
      table.writeUInt32BE(endless, 12);
    }),
    stco: patched(whole, 'stco', (table) => table.writeUInt32BE(endless, 8)),
  };
}

/** A note with an endless run that lies among the sound, where the end of the file leads its reader. */
export async function endlessInTheSound(): Promise<Buffer<ArrayBuffer>> {
  const note = Buffer.from(await voiceNote({ type: 'audio/mp4' }));
  const from = note.indexOf('moof', 0, 'latin1') - 4;
  const run = endlessRun(note.subarray(from, from + note.readUInt32BE(from)));
  const lookup = box('mfra', run);
  return Buffer.concat([note, box('mdat', lookup, word(lookup.length + 4))]);
}

/** A note in which all packets are the same large one. */
export async function overlappingNote(): Promise<Buffer<ArrayBuffer>> {
  const note = await voiceNote({ type: 'audio/mp4', isWhole: true, seconds: 20, bytesOfFirst: 200_000 });
  const allTheFirst = (table: Buffer, from: number, count: number) => {
    for (let index = 1; index < count; index += 1)
      table.writeUInt32BE(table.readUInt32BE(from), from + index * 4);
  };
  const placed = patched(note, 'stco', (table) => allTheFirst(table, 12, table.readUInt32BE(8)));
  const sized = patched(placed, 'stsz', (table) => allTheFirst(table, 16, table.readUInt32BE(12)));
  return patched(sized, 'stsc', (table) => {
    // One entry, of one packet in each place.
    table.writeUInt32BE(1, 8);
    table.writeUInt32BE(1, 16);
  });
}

/** A note in WebM whose container puts the same bytes in front of each packet. */
export async function strippedNote(): Promise<Buffer<ArrayBuffer>> {
  const note = Buffer.from(await voiceNote({ seconds: 20 }));
  const codec = note.indexOf('A_OPUS', 0, 'latin1') - 2;
  const prefix = Buffer.alloc(16_000, 1);
  prefix[0] = 0xf8;
  const settings = Buffer.concat([Buffer.from([0x42, 0x55]), length(prefix.length), prefix]);
  const compression = element([0x50, 0x34], Buffer.from([0x42, 0x54, 0x81, 0x03]), settings);
  const encodings = element([0x6d, 0x80], element([0x62, 0x40], compression));
  const grown = Buffer.concat([note.subarray(0, codec), encodings, note.subarray(codec)]);
  // The elements around it end that much later.
  for (const id of [[0x18, 0x53, 0x80, 0x67], [0x16, 0x54, 0xae, 0x6b], [0xae]])
    grow(grown, id, codec, encodings.length);
  return grown;
}

/** A note in WebM with an id that nobody knows in place of that of its last element, and none behind it. */
export async function garbledNote(): Promise<Buffer<ArrayBuffer>> {
  const note = Buffer.from(await voiceNote());
  note[note.lastIndexOf(cuesId)] = 0x1d;
  return note;
}

/** A note in WebM whose track lies in padding, where only a position leads that stands among what is no position. */
export async function misleadingNote(): Promise<Buffer<ArrayBuffer>> {
  const note = Buffer.from(await voiceNote());
  // The ids are among the positions too, in front.
  const [positions, info, tracks] = [
    note.indexOf(seekHeadId),
    note.lastIndexOf(infoId),
    note.lastIndexOf(tracksId),
  ];
  infoId.copy(note, positions);
  const end = tracks + 8 + (note.readUInt32BE(tracks + 4) - 0x10_00_00_00);
  // Padding, and its length in seven bytes, in place of an id and a length of four each.
  note.writeUInt32BE(0xec_02_00_00, info);
  note.writeUInt32BE(end - info - 8, info + 4);
  return note;
}

const seekHeadId = Buffer.from([0x11, 0x4d, 0x9b, 0x74]);
const infoId = Buffer.from([0x15, 0x49, 0xa9, 0x66]);
const tracksId = Buffer.from([0x16, 0x54, 0xae, 0x6b]);
const cuesId = Buffer.from([0x1c, 0x53, 0xbb, 0x6b]);

function element(id: readonly number[], ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id), length(content.length), content]);
}

/** A length in four bytes. */
function length(value: number): Buffer {
  return word(0x10_00_00_00 + value);
}

function grow(file: Buffer, id: readonly number[], before: number, by: number): void {
  const at = file.lastIndexOf(Buffer.from(id), before) + id.length;
  const lengthBytes = Math.clz32((file[at] ?? 0) << 24) + 1;
  const old = file.readUIntBE(at, Math.min(6, lengthBytes));
  if (lengthBytes <= 6) file.writeUIntBE(old + by, at, lengthBytes);
  else file.writeUIntBE(file.readUIntBE(at + lengthBytes - 4, 4) + by, at + lengthBytes - 4, 4);
}
