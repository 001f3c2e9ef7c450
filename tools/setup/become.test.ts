import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mw-become-'));
afterAll(() => rmSync(folder, { recursive: true }));

// A script that ends well when it is asked to once, and counts how often it was.
const script = join(folder, 'script.mjs');
writeFileSync(
  script,
  `let asked = 0;
   process.on('SIGINT', () => { asked += 1; setTimeout(() => { console.log('asked ' + asked); process.exit(7); }, 300); });
   setInterval(() => 0, 1000);
   console.log('runs');`,
);

it.each(['linux', 'win32'] as const)(
  'Ctrl-C on %s reaches the script once, which ends as it likes, with its own code',
  async (platform) => {
    const become = JSON.stringify(join(import.meta.dirname, 'become.mjs'));
    const words = JSON.stringify([relative(root, script)]);
    const program = `
      const { become } = await import(${become});
      become(process.execPath, ${words}, [], ${JSON.stringify(platform)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(child.stdout, 'data');
    const rest = text(child.stdout);
    // A terminal tells everybody who was started from it.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(await rest).toBe('asked 1\n');
  },
);
