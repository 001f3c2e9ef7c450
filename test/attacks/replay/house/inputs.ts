import * as fc from 'fast-check';
import { addressOf, type Endpoint } from '#contract/endpoint.ts';
import { likelyOf } from '#test/fuzz/requests/likely.ts';
import { shapeOf } from '#test/fuzz/requests/shape.ts';

export type Input = Record<string, unknown>;

const triesForValid = 300;

/** Valid input of this call, with these things wherever a field has their name. */
export function inputWith(endpoint: Endpoint, things: ReadonlyMap<string, unknown>): Input {
  const arbitrary = likelyOf(shapeOf(endpoint), '', () => []);
  for (let seed = 1; seed <= triesForValid; seed += 1) {
    const [drawn] = fc.sample(arbitrary, { numRuns: 1, seed });
    const input = withThings(drawn, things);
    if (isInput(input) && takes(endpoint, input)) return input;
  }
  throw new Error(`nothing was found that ${endpoint.name} takes`);
}

/** True where the call’s input names one of these things. */
export function speaksOf(endpoint: Endpoint, things: ReadonlyMap<string, unknown>): boolean {
  return namesIn(shapeOf(endpoint)).some((name) => things.has(name));
}

function namesIn(shape: ReturnType<typeof shapeOf>): string[] {
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => [name, ...namesIn(field)]);
  const inner = [...(shape.anyOf ?? []), ...(shape.items === undefined ? [] : [shape.items])];
  return [...fields, ...inner.flatMap(namesIn)];
}

function withThings(value: unknown, things: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withThings(one, things));
  if (!isInput(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    things.has(name) && isAlike(inner, things.get(name)) ? things.get(name) : withThings(inner, things),
  ]);
  return Object.fromEntries(fields);
}

/** A field of the same name may mean something else: a code that is sent to a phone is no order's. */
function isAlike(drawn: unknown, thing: unknown): boolean {
  const isNumber = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);
  return !isNumber(drawn) || isNumber(thing);
}

function isInput(value: unknown): value is Input {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  );
}

/** As the server will read it: an address holds words alone. */
function takes(endpoint: Endpoint, input: Input): boolean {
  if (endpoint.method !== 'GET') return endpoint.input.safeParse(JSON.parse(JSON.stringify(input))).success;
  const words = Object.entries(input).filter(([, value]) => value !== undefined);
  if (words.some(([, value]) => typeof value === 'object')) return false;
  const { address } = addressOf(endpoint, input);
  const query = Object.fromEntries(new URL(address, 'http://market.test').searchParams);
  const named = words.filter(([name]) => endpoint.path.includes(`:${name}`));
  return endpoint.input.safeParse({ ...query, ...Object.fromEntries(named) }).success;
}
