import * as z from 'zod/mini';

const names = z.optional(z.array(z.string()));

/** Vite's manifest of its build: for each source its file, and the files it asks for at once and later. */
export const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: names, dynamicImports: names }),
);

export type Manifest = z.output<typeof manifestSchema>;

type Chunk = Manifest[string];

/** The files of these sources and of all that they import, as addresses. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  return filesReached(manifest, sources, ({ imports = [] }) => imports);
}

/** The files of these sources and of whatever each of them leads to, as addresses. */
export function filesReached(
  manifest: Manifest,
  sources: readonly string[],
  nextOf: (chunk: Chunk) => readonly string[],
): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    nextOf(chunk).forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
