import { Query, statementOf, type Fragment, type Part, type Row, type Send, type Template } from './query.ts';
import { jsonOf, parameterOf, type Json, type Value } from './values.ts';

/** Where statements go: a pool, a transaction, a connection. */
export interface Db {
  <Given extends readonly unknown[] = Row[]>(words: TemplateStringsArray, ...parts: Part[]): Query<Given>;
  /** Names of tables or columns, quoted where they stand. */
  (names: string | readonly string[]): Fragment;
  json: (value: unknown) => Json;
  /** SQL that was put together elsewhere; without values it may be several statements. */
  unsafe: <Given extends readonly unknown[] = Row[]>(text: string, values?: readonly Value[]) => Query<Given>;
}

/** `db` as stores write it, over whatever sends its statements. */
export function tagOn(send: Send): Db {
  // No async function: what it wraps around each answer costs as much as reading a row.
  const sendTemplate = (template: Template) => {
    try {
      const statement = statementOf(template);
      statement.origin = originOf(template.words);
      return send(statement);
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const tag = (first: readonly string[] | string, ...parts: Part[]) =>
    new Query(
      isTemplate(first) ? { words: first, parts } : { words: [quotedNames(first)], parts: [] },
      sendTemplate,
    );
  const unsafe = (text: string, values: readonly Value[] = []) =>
    new Query({ words: [text], parts: [] }, async () =>
      send({ text, values: values.map(parameterOf), isPrepared: false }),
    );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store names the rows that its SQL reads; nothing here can know them
  return Object.assign(tag, { json: jsonOf, unsafe }) as Db;
}

function isTemplate(first: readonly string[] | string): first is readonly string[] {
  return typeof first !== 'string' && 'raw' in first;
}

function quotedNames(names: string | readonly string[]): string {
  return typeof names === 'string' ? quotedName(names) : names.map(quotedName).join(', ');
}

/** A dot stands between a table and its column. */
function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`;
}

const origins = new WeakMap<readonly string[], string>();

/** Where a statement stands: looked at once, since a stack costs more than most statements. */
function originOf(words: readonly string[]): string {
  const known = origins.get(words);
  if (known !== undefined) return known;
  const stack = new Error().stack ?? '';
  const frames = stack.split('\n').filter((line) => !line.includes('/server/db/sql/'));
  const origin = frames.slice(1).join('\n');
  origins.set(words, origin);
  return origin;
}
