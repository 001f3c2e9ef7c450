/** A value that is sent as jsonb. */
export interface Json {
  kind: 'json';
  text: string;
}

export type Value = string | number | bigint | boolean | Date | Uint8Array | null | Json | readonly Value[];

/** A value on the wire: PostgreSQL's text of it, or bytes as they are. */
export type Parameter = string | Buffer | null;

export function jsonOf(value: unknown): Json {
  return { kind: 'json', text: JSON.stringify(value) };
}

/** The type that stands behind a parameter, where PostgreSQL cannot be left to infer it from what is around. */
export function castOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return '::boolean';
  if (typeof value === 'bigint') return '::bigint';
  if (typeof value !== 'object') return '';
  if (value instanceof Date) return '::timestamptz';
  if (value instanceof Uint8Array) return '::bytea';
  return 'kind' in value ? '::jsonb' : '';
}

export function parameterOf(value: Value): Parameter {
  if (typeof value === 'string' || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return typeof value === 'object' ? textOfObject(value) : String(value);
}

function textOfObject(value: Date | Json | readonly Value[]): string {
  if (value instanceof Date) return value.toISOString();
  return 'kind' in value ? value.text : `{${value.map(elementOf).join(',')}}`;
}

function elementOf(value: Value): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return textOfObject(value);
  const text = value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : parameterOf(value);
  return `"${String(text).replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;
}
