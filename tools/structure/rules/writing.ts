import { isTest } from '../repository.ts';
import type { Module } from '../module.ts';
import type { Rule, Violation } from '../violation.ts';

const longest = 300;
const vagueName = /\/(utils?|helpers?|common|misc|index)(\.[a-z.]+|\/)/;
const sqlHomes = /^server\/(db|audit|idempotency|outbox)\/|^server\/(.+\/)?store((-[a-z-]+)?\.ts$|\/)/;
const sqlStart =
  /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|lock|begin|commit|rollback|listen|notify)\b/i;
const sqlTags = ['sql', 'db', 'transaction'];
const promises = new RegExp(
  `\\b(${['TO', 'FIX'].map((start, index) => start + ['DO', 'ME'][index]).join('|')})\\b`,
);

/** Checks a file's name, its length, and what may be written in it. */
export const writing: Rule = ({ modules, others }) => [
  ...[...modules.values(), ...others].flatMap(nameAndLength),
  ...[...modules.values()].flatMap((module) => [
    ...barrels(module),
    ...sql(module),
    ...addresses(module),
    ...leftovers(module),
    ...patches(module),
  ]),
];

function nameAndLength({ path, lines }: { path: string; lines: number }): Violation[] {
  const found: Violation[] = [];
  if (vagueName.test(`/${path}`))
    found.push({ path, line: 1, says: 'its name says nothing of what it holds' });
  const isText =
    isTest(path) || path.startsWith('contract/copy/') || path.endsWith('.data.ts') || path.endsWith('.sql');
  if (lines > longest && !isText)
    found.push({ path, line: longest, says: `${lines} lines are more than ${longest}` });
  return found;
}

function barrels({ path, reexportsAll }: Module): Violation[] {
  return reexportsAll.map((line) => ({ path, line, says: 'export * hides where a thing stands' }));
}

function sql({ path, tagged }: Module): Violation[] {
  if (!path.startsWith('server/') || isTest(path) || sqlHomes.test(path)) return [];
  return tagged
    .filter(({ tag, text }) => sqlTags.includes(tag) || sqlStart.test(text))
    .map(({ line }) => ({ path, line, says: 'SQL stands in a store alone' }));
}

function addresses({ path, texts }: Module): Violation[] {
  // The door itself knows where the API begins.
  if (!/^(server|web)\//.test(path) || isTest(path) || path.startsWith('server/http/')) return [];
  return texts
    .filter(({ text }) => text.includes('/api/'))
    .map(({ text, line }) => ({
      path,
      line,
      says: `${text.trim()}: an address of the API is written in the contract alone`,
    }));
}

/** Refuses to rewrite a package as it loads: the product runs what was published. */
function patches({ path, imports }: Module): Violation[] {
  return imports
    .filter(({ specifier }) => /^(server|contract|web)\//.test(path) && specifier === 'node:module')
    .map(({ line }) => ({ path, line, says: 'node:module could change a package as it loads' }));
}

function leftovers({ path, comments }: Module): Violation[] {
  return comments
    .filter(({ text }) => promises.test(text))
    .map(({ line }) => ({ path, line, says: 'a note of work left undone' }));
}
