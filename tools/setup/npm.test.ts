import { expect, it } from 'vitest';
import { installFailure } from './dependencies.mjs';
import { npmCall } from './npm.mjs';
import { lineFor } from './set-up-failure.mjs';

const words = ['ci', '--no-fund'];
const npmScript = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;

it.each(['linux', 'darwin'] as const)(
  'npm is called by its name on %s, and no shell reads its arguments',
  (platform) => {
    const called = npmCall(words, {
      platform,
      node: '/usr/bin/node',
      npmScript: '/usr/lib/npm/bin/npm-cli.js',
    });
    expect(called).toEqual({ program: 'npm', words, shell: false });
  },
);

it('npm’s own program runs under the chosen Node on Windows, where npm started us', () => {
  const called = npmCall(words, { platform: 'win32', node: String.raw`C:\waka\node.exe`, npmScript });
  expect(called).toEqual({
    program: String.raw`C:\waka\node.exe`,
    words: [npmScript, ...words],
    shell: false,
  });
});

it.each([undefined, String.raw`C:\yarn\yarn.js`])(
  'a shell runs npm.cmd on Windows where npm did not start us (%s)',
  (other) => {
    const called = npmCall(words, { platform: 'win32', node: 'node.exe', npmScript: other });
    expect(called).toEqual({ program: 'npm.cmd ci --no-fund', words: [], shell: true });
  },
);

it.each([
  ['npm error code ENOTFOUND', /^The packages could not be fetched: the network or the npm registry /],
  ['npm error code ENOSPC', /^The disk that \S+node_modules is on is full\. Make room, and start again\.$/],
  ['npm error EROFS: read-only file system', /^\S+node_modules is on a disk that can only be read\. /],
  ['npm error code EACCES', /^This user may not write \S+node_modules\. /],
  ['npm error EBUSY: resource busy or locked', /^\S+node_modules is in use by a program that runs\. /],
])('"%s" is said as one sentence', (stderr, sentence) => {
  expect(installFailure(stderr)).toMatch(sentence);
});

it('an error that nobody foresaw is said without its stack', () => {
  expect(lineFor(new TypeError('x is not a function'))).toBe(
    'MarketWaka could not be set up: x is not a function',
  );
});
