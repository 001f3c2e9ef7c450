import { longestRecordingSeconds, mostRecordingBytes, type RecordingType } from '#contract/media/schema.ts';

/** Reason why a note of another app cannot be sent. */
export type NoteTrouble = 'tooLarge' | 'tooLong' | 'otherType';

/** A recording that another app shared, with the type that its bytes tell; or why it cannot be sent. */
export async function readGiven(given: Blob): Promise<Blob | NoteTrouble> {
  const type = typeOf(new Uint8Array(await given.slice(0, 12).arrayBuffer()));
  if (type === undefined) return 'otherType';
  return given.size > mostRecordingBytes ? 'tooLarge' : given.slice(0, given.size, type);
}

/** True for what a player finds longer than a list may be; a broken second more is no reason. */
export function isTooLong(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds > longestRecordingSeconds + 1;
}

function typeOf(bytes: Uint8Array): RecordingType | undefined {
  const signs = String.fromCharCode(...bytes);
  if (signs.startsWith('OggS')) return 'audio/ogg';
  if (signs.startsWith('\u001AE\u00DF\u00A3')) return 'audio/webm';
  return signs.slice(4, 8) === 'ftyp' ? 'audio/mp4' : undefined;
}
