import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';

const { address } = await freshDatabase();

/** A client whose queries keep what they answered leaves more than 1.3 million bytes. */
const mostBytes = 400_000;

it('two thousand queries leave next to nothing for the collection of the whole heap', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', 'test/product/query-memory.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', QUERY_MEMORY_DATABASE: JSON.stringify(address) },
  });
  expect(stdout, stderr).toMatch(/^-?\d+\n$/);
  expect(Number(stdout)).toBeLessThan(mostBytes);
});
