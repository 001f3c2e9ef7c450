/** A voice note or photos that another app shared, with the words beside them. */
export interface SharedOriginals {
  files: readonly File[];
  text: string;
}

export const nothingShared: SharedOriginals = { files: [], text: '' };

export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('image/');
}

/** Files that one list can carry: a voice note alone, or photos. */
export function sendableOf(files: readonly File[]): readonly File[] {
  const note = files.find((file) => !isPicture(file));
  return note === undefined ? files : [note];
}
