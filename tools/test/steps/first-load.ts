import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

/** Limits on a first visit to the landing page, compressed as sent. */
const limits = { js: 95_000, css: 12_000 } as const;
const firstModules = [
  'web/entry-browser.tsx',
  'web/screens/public/landing.tsx',
  'contract/copy/public/pcm.ts',
  // All styles of the product in one file.
  'style.css',
];

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
);

const folder = join(root, 'dist', 'web');
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')),
);

function filesOfFirstLoad(): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  for (const wanted of firstModules) {
    if (manifest[wanted] === undefined)
      throw new Error(`The web build has no ${wanted}: the landing page's first load cannot be measured.`);
    visit(wanted);
  }
  return files;
}

const sizes = { js: 0, css: 0 };
for (const file of filesOfFirstLoad()) {
  const kind = file.endsWith('.css') ? 'css' : 'js';
  sizes[kind] += brotliCompressSync(readFileSync(join(folder, file))).length;
}
for (const kind of ['js', 'css'] as const) {
  const line = `${kind}: ${sizes[kind]} of ${limits[kind]} bytes`;
  console.log(line);
  if (sizes[kind] > limits[kind]) process.exitCode = 1;
}
