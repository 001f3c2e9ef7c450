import * as z from 'zod/mini';
import { asKobo, type Kobo } from '#contract/kobo.ts';

/** A claim about a column: the types of PostgreSQL that are read as it, and a proof of the rest. */
export interface Codec<Value> {
  /** The claim as an error says it. */
  readonly claim: string;
  readonly types: ReadonlySet<number>;
  readonly isNullable: boolean;
  /** Reads a value that is there, or throws; absent where the type of the column says it all. */
  readonly read: ((value: unknown) => Value) | undefined;
}

// pg_type.oid of the types, each with that of its array.
const pgTypes = {
  boolean: [16, 1000],
  bytea: [17, 1001],
  char: [18, 1002],
  name: [19, 1003],
  bigint: [20, 1016],
  smallint: [21, 1005],
  integer: [23, 1007],
  text: [25, 1009],
  json: [114, 199],
  real: [700, 1021],
  double: [701, 1022],
  bpchar: [1042, 1014],
  varchar: [1043, 1015],
  date: [1082, 1182],
  timestamp: [1114, 1115],
  timestamptz: [1184, 1185],
  uuid: [2950, 2951],
  jsonb: [3802, 3807],
} as const;
type PgType = keyof typeof pgTypes;

const arrayTypes = new Map<number, number>(Object.values(pgTypes));

function codec<Value>(
  claim: string,
  types: readonly PgType[],
  read?: (value: unknown) => Value,
): Codec<Value> {
  return { claim, types: new Set(types.map((type) => pgTypes[type][0])), isNullable: false, read };
}

// By what they are made of.
const enumerations = new WeakMap<object, unknown>();
const subsets = new WeakMap<object, unknown>();
const schemas = new WeakMap<object, unknown>();
const nullables = new WeakMap<object, unknown>();
const arrays = new WeakMap<object, unknown>();

const textTypes = ['text', 'varchar', 'bpchar', 'char', 'name', 'uuid'] as const;

export const text = codec<string>('text', textTypes);
/** Whole or not; a bigint that cannot be counted exactly is refused where it is read. */
export const number = codec<number>('a number', ['smallint', 'integer', 'bigint', 'real', 'double']);
export const boolean = codec<boolean>('a boolean', ['boolean']);
/** Bytes as they are. */
export const bytes = codec<Buffer>('bytes', ['bytea']);
export const instant = codec<Date>('an instant', ['timestamptz', 'timestamp', 'date']);
/** An amount that is never less than nothing. */
export const kobo = codec<Kobo>('an amount of kobo', ['integer', 'bigint'], (value) => asKobo(Number(value)));
/** JSON that its reader parses or hands on as it is, or null. */
export const anyJson: Codec<unknown> = { ...codec<unknown>('JSON', ['json', 'jsonb']), isNullable: true };

/** A uuid under the name of what it identifies. */
export function idOf<Id extends string>(): Codec<Id> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which table an id is of stands in the statement alone
  return uuid as Codec<Id>;
}

const uuid = codec<string>('a uuid', ['uuid']);

/** One of these texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): Codec<Value> {
  return madeOnce(enumerations, values, () => {
    const known = new Set<unknown>(values);
    const isKnown = (value: unknown): value is Value => known.has(value);
    return codec(`one of ${values.join(', ')}`, textTypes, (value) => {
      if (isKnown(value)) return value;
      throw new TypeError(`${JSON.stringify(value)?.slice(0, 40)} came`);
    });
  });
}

/** An array of these texts; what a newer version wrote beside them is left out. */
export function someOf<const Value extends string>(values: readonly Value[]): Codec<Value[]> {
  return madeOnce(subsets, values, () => {
    const known = new Set<unknown>(values);
    const isKnown = (value: unknown): value is Value => known.has(value);
    return { ...arrayOf(text), read: (value) => readArray(text, value).filter(isKnown) };
  });
}

/** JSON of this schema, as the schema reads it. */
export function json<Schema extends z.core.$ZodType>(schema: Schema): Codec<z.output<Schema>> {
  return madeOnce(schemas, schema, () =>
    codec('JSON of its schema', ['json', 'jsonb'], (value) => z.parse(schema, value)),
  );
}

export function nullable<Value>(column: Codec<Value>): Codec<Value | null> {
  return madeOnce(nullables, column, () => ({
    ...column,
    claim: `${column.claim} or null`,
    isNullable: true,
  }));
}

export function arrayOf<Value>(element: Codec<Value>): Codec<Value[]> {
  return madeOnce(arrays, element, () => ({
    claim: `an array of ${element.claim}`,
    types: new Set([...element.types].flatMap((type) => arrayTypes.get(type) ?? [])),
    isNullable: false,
    read: (value) => readArray(element, value),
  }));
}

function readArray<Value>({ read }: Codec<Value>, value: unknown): Value[] {
  if (!Array.isArray(value)) throw new TypeError(`${typeof value} came`);
  if (value.includes(null)) throw new TypeError('null came in it');
  // oxlint-disable-next-line typescript/no-unsafe-return -- the type of the column says what its elements are
  return read === undefined ? value : value.map((each) => read(each));
}

/** The same codec of the same thing each time, so that a shape written in place is known again. */
function madeOnce<Made extends Codec<unknown>>(
  known: WeakMap<object, unknown>,
  from: object,
  make: () => Made,
): Made {
  const made = known.get(from) ?? make();
  known.set(from, made);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a weak map cannot say that a value's type is its key's
  return made as Made;
}
