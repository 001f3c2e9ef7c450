import { nullable, type Codec } from './codecs.ts';
import type { RowOf, Shape } from './row.ts';

/** The columns of a shape where an outer join may have found nothing: all of them are null then. */
type OuterJoined<Columns extends Shape> = {
  readonly [Name in keyof Columns]: Codec<RowOf<Columns>[Name] | null>;
};

export function outerJoined<Columns extends Shape>(shape: Columns): OuterJoined<Columns> {
  const columns = Object.entries(shape).map(([name, codec]) => [name, nullable(codec)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of entries forgets their names
  return Object.fromEntries(columns) as OuterJoined<Columns>;
}

/** The row that was joined; nothing where none was. One that is there in part is a bug. */
export function joinedRow<Columns extends Shape>(
  shape: Columns,
  row: RowOf<OuterJoined<Columns>>,
): RowOf<Columns> | undefined {
  const required = Object.keys(shape).filter((name) => shape[name]?.isNullable === false);
  const missing = required.filter((name) => row[name] === null);
  if (missing.length === required.length) return undefined;
  if (missing.length > 0)
    throw new TypeError(`Column "${missing.join('", "')}" of a row that is there is null`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column that its shape requires is there
  return row as RowOf<Columns>;
}
