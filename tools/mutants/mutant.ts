/** A fault to plant in one file, and the tests that ought to notice it. */
export interface Mutant {
  area: string;
  /** The fault, in one plain sentence. */
  breaks: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  project: 'unit' | 'db';
  /** Words of the paths of test files, as Vitest takes them. */
  tests: readonly string[];
}

/** The faults of one area, without the area in each. */
export function mutantsOf(area: string, faults: readonly Omit<Mutant, 'area'>[]): Mutant[] {
  return faults.map((fault) => ({ area, ...fault }));
}

/** The file's text with the fault in it; refuses a mutant that no longer fits the text. */
export function plant(text: string, { breaks, file, find, replace }: Mutant): string {
  const found = text.split(find).length - 1;
  if (found !== 1)
    throw new Error(
      `The mutant “${breaks}” looks for a text that ${file} holds ${found === 0 ? 'nowhere' : `${found} times`}: ${find}`,
    );
  if (find === replace) throw new Error(`The mutant “${breaks}” changes nothing in ${file}.`);
  return text.replace(find, () => replace);
}
