import type { Language } from '#contract/accounts/schema.ts';

/** Files of this build of the web; written in by `tools/build/workers.ts`. */
interface ThisBuild {
  /** A new value for every change of any file. */
  version: string;
  /** The file that every page starts with: it tells which build a page is of. */
  entry: string;
  /** Files of the customer’s screens, the first screen’s first. */
  files: readonly string[];
  fonts: readonly string[];
  /** Further files of the agent’s screens. */
  agents: readonly string[];
  /** Files that a page needs at once beside that entry: the copy of its language, and the screen of its address. */
  words: Readonly<Record<Language, readonly string[]>>;
  screens: Readonly<Record<string, readonly string[]>>;
  /** Likely next address of each address. */
  next: Readonly<Record<string, string>>;
}

declare const builtWith: ThisBuild;

export const thisBuild: ThisBuild = builtWith;
