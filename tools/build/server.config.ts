import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { defineConfig } from 'vite';

/**
 * The server as one file, and the process in which it decodes pictures as another. It runs as well from its sources, and tests do; started from them it keeps the parser that
 * strips their types and some six hundred modules in memory, half as much again as it needs at rest.
 */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    outDir: join(root, 'dist/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: join(root, 'server/main.ts'),
        'picture-process': join(root, 'server/media/encoding/picture-process.ts'),
      },
    },
  },
});
