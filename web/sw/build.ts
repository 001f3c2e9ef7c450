/** What this build of the web consists of; written in by `tools/build/workers.ts`. */
interface ThisBuild {
  /** Another one for every change of any file. */
  version: string;
  /** The file that every page starts with: it tells which build a page is of. */
  entry: string;
  /** What a customer's screens need, beginning with what the first of them does. */
  files: readonly string[];
  /** What an agent's screens need besides. */
  agents: readonly string[];
}

declare const builtWith: ThisBuild;

export const thisBuild: ThisBuild = builtWith;
