import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { sourcePath } from './source-path.ts';

it.each([
  ['Linux', '/home/ada/waka/web/app.tsx', '/home/ada/waka', posix],
  ['Windows', String.raw`C:\Users\Ada Obi\waka\web\app.tsx`, String.raw`C:\Users\Ada Obi\waka`, win32],
  [
    'Windows, as bundlers write it',
    'C:/Users/Ada Obi/waka/web/app.tsx',
    String.raw`C:\Users\Ada Obi\waka`,
    win32,
  ],
])('a source has the same path on %s', (_system, file, folder, path) => {
  expect(sourcePath(file, folder, path)).toBe('web/app.tsx');
});

it.each([
  ['\0vite/preload-helper.js', '/home/ada/waka', posix],
  ['/home/ada/other/app.tsx', '/home/ada/waka', posix],
  [String.raw`D:\other\app.tsx`, String.raw`C:\waka`, win32],
])('%s is no source below %s', (file, folder, path) => {
  expect(sourcePath(file, folder, path)).toBe('');
});
