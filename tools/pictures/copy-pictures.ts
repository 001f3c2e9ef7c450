import { sha256Of, type PictureStore } from '#server/media/picture-store.ts';

interface Counts {
  copied: number;
  there: number;
  /** Names whose content is another one's. */
  damaged: string[];
}

// Narrow ones are made again where they are asked for; half ones have no content's name.
const whole = /^[0-9a-f]{64}$/;
const everything = new Date(8.64e15);

/** Copies every whole picture from one store to another that lacks it; may be done again at any time. */
export async function copyPictures(from: PictureStore, to: PictureStore): Promise<Counts> {
  const there = new Set<string>();
  for await (const files of to.old(everything)) for (const { name } of files) there.add(name);
  const counts: Counts = { copied: 0, there: 0, damaged: [] };
  for await (const files of from.old(everything)) {
    for (const { name } of files) if (whole.test(name)) await copyOne(name);
  }
  return counts;

  async function copyOne(name: string): Promise<void> {
    if (there.has(name)) {
      counts.there += 1;
      return;
    }
    const bytes = await from.read(name);
    // The sweep took it meanwhile.
    if (bytes === undefined) return;
    if (sha256Of(bytes) !== name) {
      counts.damaged.push(name);
      return;
    }
    await to.keep(name, bytes);
    counts.copied += 1;
  }
}
