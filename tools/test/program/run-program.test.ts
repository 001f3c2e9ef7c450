import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import type { RunnerEvent } from './events.ts';
import { runProgram, treeKillerOf } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = relative(root, join(folder, 'program.log'));

function scriptOf(name: string, text: string): string[] {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return [path];
}

const neverStops = new AbortController().signal;

it('a program that fails hands on its code, what it printed and what it told', async () => {
  const events: RunnerEvent[] = [];
  const words = scriptOf(
    'fails',
    `process.send({ kind: 'tested', state: 'failed' }); process.send('of its own'); console.log('no rice');
     process.exitCode = 3; process.disconnect();`,
  );
  const ended = await runProgram({ words, log, signal: neverStops, onEvent: (event) => events.push(event) });
  expect(ended).toEqual({ code: 3, output: 'no rice\n' });
  expect(events).toEqual([{ kind: 'tested', state: 'failed' }]);
  expect(readFileSync(join(folder, 'program.log'), 'utf8')).toBe('no rice\n');
});

it(
  'a run that is stopped stops a program with what it started, also what holds on',
  { timeout: 30_000 },
  async () => {
    const words = scriptOf(
      'holds-on',
      `import { spawn } from 'node:child_process';
     const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => 0); setInterval(() => 0, 1000)']);
     process.send({ kind: 'began', name: String(child.pid) });`,
    );
    const stopped = new AbortController();
    let childId = 0;
    await runProgram({
      words,
      log,
      signal: stopped.signal,
      onEvent: (event) => {
        if (event.kind !== 'began') return;
        childId = Number(event.name);
        stopped.abort();
      },
    });
    expect(childId).toBeGreaterThan(0);
    await expect.poll(() => isAlive(childId)).toBe(false);
  },
);

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    // A killed process that its parent has not fetched yet is dead as well.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

it('a program on Windows is ended with all its children, and elsewhere by its group', () => {
  expect(treeKillerOf(42, 'SIGKILL', 'win32')).toEqual(['/PID', '42', '/T', '/F']);
  expect(treeKillerOf(42, 'SIGKILL', 'linux')).toBeUndefined();
});
