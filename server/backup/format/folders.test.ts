import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { beginFolder } from './folders.ts';

const collection = mkdtempSync(join(tmpdir(), 'mw-collection-'));
afterAll(() => rmSync(collection, { recursive: true }));

it('the next backup deletes the folder of a killed one, even under its own number, and leaves one under way', async () => {
  const left = `.marketwaka-2026-11-20T01-00-00-000Z.unfinished-${process.pid}`;
  const underWay = `.marketwaka-2026-11-20T01-00-00-000Z.unfinished-${process.ppid}`;
  for (const name of [left, underWay]) mkdirSync(join(collection, name));
  const begun = await beginFolder(collection, new Date('2026-11-21T01:00:00Z'));
  await begun.abandon();
  expect(readdirSync(collection)).toEqual([underWay]);
});
