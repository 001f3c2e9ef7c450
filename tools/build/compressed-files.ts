import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Packs every text file once, as small as it gets, so that nothing is packed while somebody waits. */
export function compressedFiles(which = '**/*.{js,css,svg,json,webmanifest,txt}'): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle(options) {
      const folder = options.dir ?? '';
      for await (const file of glob(which, { cwd: folder })) {
        if (!file.startsWith('.vite')) await pack(join(folder, file));
      }
    },
  };
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await asBrotli(content, { params }));
  await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }));
}
