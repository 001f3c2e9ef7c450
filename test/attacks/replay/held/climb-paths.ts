import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exchange } from '#test/fuzz/requests/wire.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const starts = ['/', '/assets/', '/media/', '/media/shown/', '/api/', '/.vite/../', '//', '/assets/%00/'];
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '..%252f',
  '.%00./',
  '....//',
  '%c0%ae%c0%ae/',
];
const others = [
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/',
  '/sw.js.br',
  '/.env',
  '/.git/config',
  '//etc/passwd',
];

/** Addresses, as they are written, that lead out of what is served: to the sources, the machine, and what the house keeps. */
export async function climbPaths(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const canary = randomUUID();
  const file = join(house.dataFolder, 'canary.txt');
  writeFileSync(file, canary);
  const stored = `${basename(house.dataFolder)}/canary.txt`;
  const goals = ['package.json', 'dist/server/main.js', 'etc/passwd', `tmp/${stored}`];
  const depths = isShort ? [3, 8] : [1, 2, 3, 5, 8];
  const ways = starts.flatMap((start) =>
    climbs.flatMap((climb) =>
      depths.flatMap((deep) => goals.map((goal) => start + climb.repeat(deep) + goal)),
    ),
  );
  const all = [...ways, ...others, file, `/..${file}`];
  const port = Number(new URL(house.url).port);
  const out: string[] = [];
  try {
    for (const path of all) {
      const request = Buffer.from(
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
        'latin1',
      );
      const exchanged = await exchange(request, { port, patienceMs: 5000, isHead: false, hangsUp: false });
      if (exchanged === 'closed' || exchanged === 'silent') continue;
      const isOut =
        exchanged.body.includes(canary) || /"scripts"|isDynamicEntry|root:x|tickShape/.test(exchanged.body);
      if (isOut || exchanged.status < 300 || exchanged.status >= 500) out.push(`${path} ${exchanged.status}`);
    }
  } finally {
    rmSync(file);
  }
  notes.none('addresses that led out', all.length, out);
  const home = await house.openDevice().request('/');
  notes.is('the front page', home.status, 200);
  return notes;
}
