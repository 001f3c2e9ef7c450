import { Query, statementOf, type Fragment, type Part, type Send, type Template } from './query.ts';
import { claimOf, isSameShape, type Claim, type Row, type RowOf, type Shape } from './row.ts';
import { jsonOf, parameterOf, type Json, type Value } from './values.ts';

/** A statement that answers such rows. */
export type Tag<Given extends readonly unknown[]> = (
  words: TemplateStringsArray,
  ...parts: Part[]
) => Query<Given>;

/** A target of statements: a pool, a transaction, a connection. */
export interface Db {
  /** A statement whose columns nobody claims. */
  (words: TemplateStringsArray, ...parts: Part[]): Query<Row[]>;
  /** Names of tables or columns, quoted where they stand. */
  (names: string | readonly string[]): Fragment;
  /** A statement whose rows are of this shape, which is proven when they come. */
  rows: <Columns extends Shape>(shape: Columns) => Tag<RowOf<Columns>[]>;
  /** The same where exactly one row comes, or it is a bug. */
  one: <Columns extends Shape>(shape: Columns) => Tag<[RowOf<Columns>]>;
  json: (value: unknown) => Json;
  /** The cities to which the database limits the statements; nothing where they see every city. */
  readonly cities?: readonly string[] | undefined;
  /** SQL that was put together elsewhere; without values it may be several statements. */
  unsafe: (text: string, values?: readonly Value[]) => Query<Row[]>;
}

/** `db` as stores write it, over whatever sends its statements. */
export function tagOn(send: Send): Db {
  const sendTemplate = async (template: Template, claimed?: Claimed) => {
    const statement = statementOf(template);
    const place = placeOf(template.words);
    statement.origin = place.origin;
    if (claimed !== undefined) statement.claim = claimAt(place, claimed);
    return send(statement);
  };
  const tag = (first: readonly string[] | string, ...parts: Part[]) =>
    new Query(
      isTemplate(first) ? { words: first, parts } : { words: [quotedNames(first)], parts: [] },
      (template) => sendTemplate(template),
    );
  const claiming =
    (isOne: boolean) =>
    (shape: Shape) =>
    (words: readonly string[], ...parts: Part[]) => {
      // The place is read here: an await may stand elsewhere.
      placeOf(words);
      return new Query({ words, parts }, (template) => sendTemplate(template, { shape, isOne }));
    };
  const unsafe = (text: string, values: readonly Value[] = []) =>
    new Query({ words: [text], parts: [] }, async () =>
      send({ text, values: values.map(parameterOf), isPrepared: false }),
    );
  const more = { rows: claiming(false), one: claiming(true), json: jsonOf, unsafe };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client proves the rows of a shape; those without one stay unknown
  return Object.assign(tag, more) as unknown as Db;
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

interface Claimed {
  shape: Shape;
  isOne: boolean;
}

/** Facts about a statement's place in the code. */
interface Place {
  origin: string;
  claim: Claim | undefined;
}

const places = new WeakMap<readonly string[], Place>();

/** Finds the place of a statement once, since a stack costs more than most statements. */
function placeOf(words: readonly string[]): Place {
  const known = places.get(words);
  if (known !== undefined) return known;
  const stack = new Error().stack ?? '';
  const frames = stack.split('\n').filter((line) => !line.includes('/server/db/sql/'));
  const place = { origin: frames.slice(1).join('\n'), claim: undefined };
  places.set(words, place);
  return place;
}

/** The claim that was made here before, where it is the same; one place may be given several shapes. */
function claimAt(place: Place, { shape, isOne }: Claimed): Claim {
  if (place.claim !== undefined && isSameShape(place.claim.shape, shape)) return place.claim;
  place.claim = claimOf(shape, isOne);
  return place.claim;
}
