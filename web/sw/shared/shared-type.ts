const typesByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  opus: 'audio/ogg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  webm: 'audio/webm',
};

/** Type of a shared file; some apps leave it out, and its name tells it. */
export function sharedType({ type, name }: Pick<File, 'type' | 'name'>): string {
  if (type !== '' && type !== 'application/octet-stream') return type;
  return typesByEnding[/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''] ?? 'application/octet-stream';
}
