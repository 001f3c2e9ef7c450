import type { FieldDef } from 'pg';
import type { Codec } from './codecs.ts';

/** A row as it comes, before somebody claims what is in it. */
export type Row = Record<string, unknown>;

/** The columns of a row, each with what it is claimed to hold. */
export type Shape = Readonly<Record<string, Codec<unknown>>>;

export type RowOf<Columns extends Shape> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Codec<infer Value> ? Value : never;
};

/** The claims that the statements of one place in the code make about their answers. */
export interface Claim {
  shape: Shape;
  /** True where exactly one row is claimed. */
  isOne: boolean;
  /** The columns that fitted, by the text of the statement that gave them. */
  fitting: Map<string, Fitting>;
}

interface Fitting {
  fields: readonly FieldDef[];
  columns: readonly Column[];
}

interface Column {
  name: string;
  codec: Codec<unknown>;
}

export function claimOf(shape: Shape, isOne: boolean): Claim {
  return { shape, isOne, fitting: new Map() };
}

/** True for the same columns; a shape that is written in place is a new object each time. */
export function isSameShape(one: Shape, other: Shape): boolean {
  if (one === other) return true;
  for (const name in one) if (one[name] !== other[name]) return false;
  for (const name in other) if (one[name] === undefined) return false;
  return true;
}

interface Answer {
  fields: readonly FieldDef[];
  /** The values of each row, in the order of the fields. */
  rows: readonly Values[];
}
type Values = Readonly<Record<number, unknown>>;

/** Rows of the claimed shape: their columns are proven once for each text, their values always. What does not fit is a bug. */
export function provenRows(claim: Claim, text: string, { fields, rows }: Answer): Row[] {
  const { columns } = fittingOf(claim, text, fields);
  if (claim.isOne && rows.length !== 1) throw new TypeError(`One row was claimed, and ${rows.length} came`);
  return rows.map((values) => rowOf(columns, values));
}

function fittingOf({ shape, fitting }: Claim, text: string, fields: readonly FieldDef[]): Fitting {
  const known = fitting.get(text);
  if (known !== undefined && isSame(known.fields, fields)) return known;
  const columns = fields.map((field) => ({ name: field.name, codec: codecFor(shape, field) }));
  const given = new Set(columns.map(({ name }) => name));
  const missing = Object.keys(shape).filter((name) => !given.has(name));
  if (missing.length > 0) throw new TypeError(`Column "${missing.join('", "')}" is claimed and did not come`);
  if (given.size < columns.length) throw new TypeError('Two columns of one name came');
  const fits = { fields, columns };
  fitting.set(text, fits);
  return fits;
}

/** A migration may have changed what a statement gives. */
function isSame(known: readonly FieldDef[], fields: readonly FieldDef[]): boolean {
  if (known.length !== fields.length) return false;
  return known.every(({ name, dataTypeID }, place) => {
    const field = fields[place];
    return field?.name === name && field.dataTypeID === dataTypeID;
  });
}

function codecFor(shape: Shape, { name, dataTypeID }: FieldDef): Codec<unknown> {
  const codec = shape[name];
  if (codec === undefined) throw new TypeError(`Column "${name}" came and is not claimed`);
  if (codec.types.has(dataTypeID)) return codec;
  return refuse({ name, codec }, `type ${dataTypeID} came`);
}

function rowOf(columns: readonly Column[], values: Values): Row {
  const row: Row = {};
  for (const [place, column] of columns.entries()) row[column.name] = provenValue(column, values[place]);
  return row;
}

function provenValue(column: Column, value: unknown): unknown {
  const { isNullable, read } = column.codec;
  if (value === null) return isNullable ? null : refuse(column, 'null came');
  if (read === undefined) return value;
  try {
    return read(value);
  } catch (error) {
    return refuse(column, String(error));
  }
}

function refuse({ name, codec }: Column, says: string): never {
  throw new TypeError(`Column "${name}" is claimed to be ${codec.claim}: ${says}`);
}
