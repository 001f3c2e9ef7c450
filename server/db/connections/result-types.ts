import { TypeOverrides, type CustomTypesConfig } from 'pg';

const oids = {
  bigint: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
} as const;
const arrayOids = {
  bigint: 1016,
  date: 1182,
  timestamp: 1115,
  timestamptz: 1185,
  numeric: 1231,
  interval: 1187,
};

/** Reads PostgreSQL's texts: whole numbers that can be counted exactly as numbers, instants as dates. */
export const resultTypes: CustomTypesConfig = overridden();

function overridden(): CustomTypesConfig {
  const overrides = new TypeOverrides();
  const set = (oid: number, read: (text: string) => unknown) => overrides.setTypeParser(oid, read);
  set(oids.bigint, readBigint);
  for (const oid of [oids.date, oids.timestamp, oids.timestamptz]) set(oid, readDate);
  set(oids.interval, String);
  set(arrayOids.bigint, arrayOf(readBigint));
  for (const oid of [arrayOids.date, arrayOids.timestamp, arrayOids.timestamptz]) set(oid, arrayOf(readDate));
  for (const oid of [arrayOids.numeric, arrayOids.interval]) set(oid, arrayOf(String));
  return overrides;
}

function arrayOf(read: (text: string) => unknown): (text: string) => unknown {
  return (text) => elementsOf(text).map((element) => (element === 'NULL' ? null : read(element)));
}

/** Neither numbers nor instants hold a comma or a quote of their own. */
function elementsOf(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).replaceAll('"', '').split(',');
}

function readDate(text: string): Date {
  return new Date(text);
}

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database's ${text} is too large to be counted exactly`);
  return value;
}
