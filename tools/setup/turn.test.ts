import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTurn } from './turn.mjs';

let folder: string;
let turn: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mw-turn-'));
  [turn, journal] = [join(folder, '.cache', 'turn'), join(folder, 'journal')];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that writes down when its work begins and ends, and ends it when it is told to. */
function worker(): ChildProcess {
  const program = `
    import { appendFileSync, readSync } from 'node:fs';
    const { inTurn } = await import(${JSON.stringify(join(import.meta.dirname, 'turn.mjs'))});
    inTurn(${JSON.stringify(turn)}, (wasStopped) => {
      appendFileSync(${JSON.stringify(journal)}, wasStopped ? 'begins after one that stopped, ' : 'begins, ');
      readSync(0, Buffer.alloc(1));
      appendFileSync(${JSON.stringify(journal)}, 'ends, ');
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const written = () => (existsSync(journal) ? readFileSync(journal, 'utf8') : '');

it('one of two starts at once works, and the other says that it waits, and works after it', async () => {
  const first = worker();
  await expect.poll(written, { timeout: 10_000 }).toBe('begins, ');
  const second = worker();
  const [line] = await once(second.stdout ?? second, 'data');
  expect(String(line)).toBe('Another start is setting this up; waiting for it ...\n');
  first.stdin?.end();
  second.stdin?.end();
  await Promise.all([first, second].map((one) => once(one, 'exit')));
  expect(written()).toBe('begins, ends, begins, ends, ');
  expect(existsSync(turn)).toBe(false);
});

it('the start after one that was killed in the middle is told so', async () => {
  const killed = worker();
  await expect.poll(written, { timeout: 10_000 }).toBe('begins, ');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = worker();
  next.stdin?.end();
  await once(next, 'exit');
  expect(written()).toBe('begins, begins after one that stopped, ends, ');
});

it('the start after one that failed is told so, also by a number that is its own by now', () => {
  expect(() =>
    inTurn(turn, () => {
      throw new Error('no network');
    }),
  ).toThrow('no network');
  writeFileSync(turn, String(process.pid));
  const stopped: boolean[] = [];
  inTurn(turn, (wasStopped) => stopped.push(wasStopped));
  inTurn(turn, (wasStopped) => stopped.push(wasStopped));
  expect(stopped).toEqual([true, false]);
});

it('a folder that is closed is said in a sentence, without a stack', () => {
  const orSay = JSON.stringify(join(import.meta.dirname, 'set-up-failure.mjs'));
  const program = `
    const { orSay } = await import(${orSay});
    await orSay(() => { throw Object.assign(new Error('x'), { code: 'EACCES', path: '/waka/dist' }); });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'This user may not write /waka/dist. Start MarketWaka as the user whom that belongs to, or give it to them.\n',
  ]);
});
