import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bringProgram, findProgram } from './debian-packages.ts';

test('a server that is installed is found also by who is not root, and not installed again', () => {
  const [server = ''] = readdirSync('/usr/sbin');
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findProgram(server)).toBe(`/usr/sbin/${server}`);
  expect(bringProgram(server, 'no package of this name')).toEqual({});
});
