import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const indexFile = 'README.md';
const mostLines = 60;

const records = readdirSync(folder).filter((name) => name !== indexFile);
const entries = [
  ...readFileSync(join(folder, indexFile), 'utf8').matchAll(/^- \[(.+)\]\((.+)\): .+\.$/gm),
].map(([, title = '', file = '']) => ({ title, file }));

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function headingOf(text: string): string {
  return /^# (.+)\n/.exec(text)?.[1] ?? '';
}

test.each(records)('%s is named after its number and its subject', (name) => {
  expect(name).toMatch(/^\d{3}-[a-z0-9]+(-[a-z0-9]+)*\.md$/);
  // The subject alone: no number, no sentence.
  expect(headingOf(read(name))).toMatch(/^[A-Z][^.?!:]*$/);
});

test.each(records)('%s has a date, a status and the three sections, in this order', (name) => {
  const text = read(name);
  expect(text).toMatch(
    /^# .+\n\nDate: \d{4}-\d\d-\d\d\nStatus: (accepted|superseded by \d{3})\n\n## Context\n/,
  );
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
  for (const part of text.split(/^## .+$/m).slice(1)) expect(part.trim()).not.toBe('');
});

test.each(records)('%s is at most a page', (name) => {
  expect(read(name).trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines);
});

test('a superseded record names one that exists', () => {
  const named = records.flatMap((name) => /^Status: superseded by (\d{3})$/m.exec(read(name))?.[1] ?? []);
  for (const number of named)
    expect(
      records.some((name) => name.startsWith(`${number}-`)),
      number,
    ).toBe(true);
});

test('no decision’s number is used twice', () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});

test('the index names every record once, by its number and heading, and nothing else', () => {
  expect(entries.map(({ file }) => file).toSorted()).toEqual(records.toSorted());
  expect(entries.map(({ title }) => title).toSorted()).toEqual(
    records.map((name) => `${name.slice(0, 3)} ${headingOf(read(name))}`).toSorted(),
  );
});
