interface Named {
  name: string;
  version: number;
}

const names = new Map<string, Named>();

/** The name by which every connection prepares this text. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return `s${known.name}_${known.version}`;
  const name = names.size.toString(36);
  names.set(text, { name, version: 0 });
  return `s${name}_0`;
}

/** A migration changed what a prepared statement answers: the next one is prepared anew, under another name. */
export function renameStatement(text: string): void {
  const known = names.get(text);
  if (known !== undefined) known.version += 1;
}
