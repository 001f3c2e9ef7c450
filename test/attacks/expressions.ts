import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Expression {
  where: string;
  source: string;
  flags: string;
}

/** Every regular expression that stands in these trees, out of the source as it is parsed. */
export function expressionsIn(root: string, trees: readonly string[]): Expression[] {
  const files = trees.flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root }));
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => expressionsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function expressionsOf(where: string, text: string): Expression[] {
  const found: Expression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ where, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(where, text).program);
  return found;
}

const usual = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '-',
  '.',
  ',',
  '/',
  '"',
  '<',
  '₦',
  'é',
  'a ',
  '1,',
  'a.',
  '0.',
  ' a',
];
const ends = ['', '!', '\n', '\u0000'];

/** Long texts that it might stumble over: every sign of its own, and every two, again and again. */
export function* textsAgainst({ source }: Expression, length: number): Generator<string> {
  const signs = [...new Set(source.match(/[\p{L}\p{N}\p{P}\p{S} ]/gu) ?? [])].slice(0, 30);
  const words = [...new Set(source.match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 12);
  const starts = ['', ...signs.slice(0, 6), ...words.slice(0, 6)];
  for (const again of new Set([...usual, ...signs, ...words])) {
    const body = again.repeat(Math.ceil(length / again.length));
    for (const end of ends) yield body + end;
    for (const start of starts) yield `${start}${body}!`;
  }
}
