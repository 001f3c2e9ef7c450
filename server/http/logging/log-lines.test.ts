import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mw-log-'));
const log = join(folder, 'log');
writeFileSync(log, '');
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that says one line, and some turns later another, to where these flags have opened its log. */
function saysTwice(flags: 'a' | 'r'): { code: number | null; complained: string } {
  const lines = pathToFileURL(join(import.meta.dirname, 'log-lines.ts')).href;
  const program = `
    const { standardOutput } = await import('${lines}');
    standardOutput.write('the market is open\\n');
    setTimeout(() => standardOutput.write('and still open\\n'), 20);
    setTimeout(() => console.error('it serves on'), 40);`;
  const file = openSync(log, flags);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', file, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(file);
  return { code: status, complained: stderr };
}

it('a logged line appears in the log', () => {
  expect(saysTwice('a')).toEqual({ code: 0, complained: 'it serves on\n' });
  expect(readFileSync(log, 'utf8')).toBe('the market is open\nand still open\n');
});

it('a log that takes nothing, as on a full disk, costs its lines and not the product', () => {
  expect(saysTwice('r')).toEqual({ code: 0, complained: 'it serves on\n' });
});
