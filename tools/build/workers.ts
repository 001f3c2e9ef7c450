/** Builds the workers beside the web that they keep: `node tools/build/workers.ts`, after `vite build`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { root } from '#tools/setup/root.mjs';
import { compressedFiles } from './compressed-files.ts';
import { filesToKeep } from './files-to-keep.ts';
import { slimEndpoints } from './slim-endpoints.ts';

const folder = join(root, 'dist', 'web');
const thisBuild = filesToKeep(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

/** Each worker is one file at the top of the site: a browser looks for it there, and it imports nothing. */
function worker(name: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [slimEndpoints(), compressedFiles(`${name}.js`)],
    define: { builtWith: JSON.stringify(thisBuild) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: join(root, 'web', 'sw', `${name}.ts`) },
        output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
        treeshake: { moduleSideEffects: (id) => !id.includes('/contract/') },
      },
    },
  };
}

for (const name of ['sw', 'firebase-messaging-sw']) await build(worker(name));
