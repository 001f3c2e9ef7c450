type Input = Record<string, unknown>;

/** Leaves of an input, named by their way into it, as the fields of a form have them. */
export function fieldsOf(input: unknown, way = ''): [name: string, text: string][] {
  if (typeof input !== 'object' || input === null) return way === '' ? [] : [[way, textOf(input)]];
  return Object.entries(input).flatMap(([key, value]) => fieldsOf(value, way === '' ? key : `${way}.${key}`));
}

/** The example with what a scanner put in the place of its leaves; a field that the example has not is left out. */
export function withFields(example: Input, sent: ReadonlyMap<string, string>): Input {
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, changed(value, key, sent)]));
}

function changed(value: unknown, way: string, sent: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return leafOf(value, sent.get(way));
  const inner = (key: string, one: unknown) => changed(one, `${way}.${key}`, sent);
  if (Array.isArray(value)) return value.map((one, place) => inner(`${place}`, one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]));
}

/** A number stays one where a number was written; everything else is sent as the text that it is. */
function leafOf(before: unknown, text: string | undefined): unknown {
  if (text === undefined || text === textOf(before)) return before;
  if (typeof before === 'string') return text;
  return /^-?\d+(\.\d+)?$|^true$|^false$|^null$/.test(text) ? JSON.parse(text) : text;
}

function textOf(leaf: unknown): string {
  return typeof leaf === 'string' ? leaf : JSON.stringify(leaf);
}
