import { expect, it } from 'vitest';
import { compare, readReleases, usedVersions, type Used } from './releases.ts';

const table = readReleases();
const asOf = new Date(table.asOf);
const packaged = (program: Used['program'], version: string): Used => ({
  program,
  version,
  where: 'is packaged',
});

it('the table lists the packages of npm and the versions pinned in deploy/', () => {
  expect(usedVersions().map(({ program, where }) => `${program} ${where}`)).toEqual([
    'Node is packaged',
    'PostgreSQL is packaged',
    'Node is pinned in deploy/Dockerfile',
    'PostgreSQL is pinned in deploy/compose.yaml',
  ]);
});

it('the table names what a version lacks, when that was released, and how many advisories it fixes', () => {
  const { lines, isBehind } = compare([packaged('PostgreSQL', '18.4')], table, asOf);
  expect(isBehind).toBe(true);
  expect(lines[0]).toBe(
    'PostgreSQL 18.4 is packaged and misses 18.6 of 2026-08-13, which mends 28 known holes.',
  );
});

it('compares versions by their numbers', () => {
  const newest = { ...table.newest, PostgreSQL: { ...table.newest.PostgreSQL, version: '18.10' } };
  expect(compare([packaged('PostgreSQL', '18.9')], { ...table, newest }, asOf).isBehind).toBe(true);
  expect(compare([packaged('PostgreSQL', '18.10')], { ...table, newest }, asOf).isBehind).toBe(false);
});

it('the table says how old it is, what could not be queried, and that an old one is not reliable', () => {
  const later = (days: number) => new Date(asOf.getTime() + days * 24 * 60 * 60_000);
  const linesAfter = (days: number) => compare([packaged('Node', '99.0.0')], table, later(days)).lines;
  expect(linesAfter(30).at(-1)).toContain('30 days old.');
  expect(linesAfter(31).at(-1)).toContain('31 days old: too old to go by');
  const newest = { ...table.newest, Node: { ...table.newest.Node, unseen: 'There was another one.' } };
  expect(compare([], { ...table, newest }, asOf).lines).toContain('There was another one.');
});
