import type { Language } from '#contract/accounts/schema.ts';

/** What this build of the web consists of; written in by `tools/build/workers.ts`. */
interface ThisBuild {
  /** Another one for every change of any file. */
  version: string;
  /** The file that every page starts with: it tells which build a page is of. */
  entry: string;
  /** What a customer's screens need, beginning with what the first of them does. */
  files: readonly string[];
  fonts: readonly string[];
  /** What an agent's screens need besides. */
  agents: readonly string[];
  /** What a page needs at once beside that entry: the words of its language, and what is shown at its address. */
  words: Readonly<Record<Language, readonly string[]>>;
  screens: Readonly<Record<string, readonly string[]>>;
  /** Of an address the one that nearly everybody goes to from there. */
  next: Readonly<Record<string, string>>;
}

declare const builtWith: ThisBuild;

export const thisBuild: ThisBuild = builtWith;
