import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { Shape } from './shape.ts';
import { peoplesWords } from './texts.ts';

/** Known values for a field of that name. */
export type ValuesFor = (key: string) => readonly unknown[];

/** Values that a shape allows, of the things of this world wherever some are known by that name. */
export function likelyOf(shape: Shape, key: string, valuesFor: ValuesFor): fc.Arbitrary<unknown> {
  const fresh = freshOf(shape, key, valuesFor);
  if (key === 'clientRequestId')
    return fc.oneof({ weight: 12, arbitrary: fresh }, ...knownOf(shape, key, valuesFor));
  return fc.oneof({ weight: 1, arbitrary: fresh }, ...knownOf(shape, key, valuesFor));
}

function knownOf(shape: Shape, key: string, valuesFor: ValuesFor): fc.WeightedArbitrary<unknown>[] {
  if (shape.enum !== undefined || shape.const !== undefined || shape.type === 'boolean') return [];
  const known = valuesFor(key).filter((value) => couldBe(shape, value));
  if (known.length === 0) return [];
  if (key === 'clientRequestId') return [{ weight: 1, arbitrary: fc.constantFrom(...known) }];
  return [{ weight: isFreeText(shape) ? 2 : 20, arbitrary: fc.constantFrom(...known) }];
}

/** True for fields of free text. */
function isFreeText({ type, format, pattern }: Shape): boolean {
  return type === 'string' && format === undefined && (pattern === undefined || pattern.includes('\\p{C'));
}

/** Roughly: whether it is right is for the schema to say. */
export function couldBe(shape: Shape, value: unknown): boolean {
  if (shape.anyOf !== undefined) return shape.anyOf.some((option) => couldBe(option, value));
  if (value === null) return shape.type === 'null';
  if (Array.isArray(value)) return shape.type === 'array';
  if (typeof value === 'object') return shape.type === 'object';
  if (typeof value === 'number') return shape.type === 'number' || shape.type === 'integer';
  if (typeof value !== 'string' || shape.type !== 'string') return false;
  const { minLength = 0, maxLength = Infinity, pattern } = shape;
  return value.length >= minLength && value.length <= maxLength && fits(pattern, value);
}

const patterns = new Map<string, RegExp>();

function fits(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true;
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

function freshOf(shape: Shape, key: string, valuesFor: ValuesFor): fc.Arbitrary<unknown> {
  const options = shape.anyOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => weighed(option, key, valuesFor)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  switch (shape.type ?? '') {
    case 'object':
      return objectOf(shape, valuesFor);
    case 'array':
      return listOf(shape, key, valuesFor);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return amountOf(shape);
    case 'number':
      return fc.oneof(amountOf(shape), fractionOf(shape));
    case 'string':
      return textOf(shape);
    default:
      return bytesOf(key);
  }
}

/** A value is chosen more often than null. */
function weighed(option: Shape, key: string, valuesFor: ValuesFor): fc.WeightedArbitrary<unknown> {
  return { weight: option.type === 'null' ? 1 : 3, arbitrary: likelyOf(option, key, valuesFor) };
}

function objectOf({ properties = {}, required = [] }: Shape, valuesFor: ValuesFor): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, shape]) => [key, likelyOf(shape, key, valuesFor)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: Shape, key: string, valuesFor: ValuesFor) {
  const one = likelyOf(items, singular(key), valuesFor);
  const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  return items.enum === undefined ? fc.array(one, length) : fc.uniqueArray(one, length);
}

function singular(key: string): string {
  return key.replace(/s$/, '');
}

const farthest = 2 ** 31;

function amountOf(shape: Shape): fc.Arbitrary<number> {
  const min = Math.max(shape.minimum ?? (shape.exclusiveMinimum ?? -farthest) + 1, -farthest);
  const max = Math.min(shape.maximum ?? (shape.exclusiveMaximum ?? farthest) - 1, farthest);
  const within = (value: number) => Math.min(Math.max(value, Math.ceil(min)), Math.floor(max));
  const usual = [0, 1, 2, 3, 5, 24, 5000, 15_000, 80_000, 250_000].map(within);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(within(min), within(max), within(min + 1), within(max - 1)) },
    { weight: 1, arbitrary: fc.integer({ min: within(min), max: within(max) }) },
  );
}

function fractionOf({ minimum, maximum }: Shape): fc.Arbitrary<number> {
  if (minimum === undefined || maximum === undefined) return fc.constantFrom(0.5, 1.5, 7.44, 9.07);
  return fc.integer({ min: 0, max: 1000 }).map((part) => minimum + ((maximum - minimum) * part) / 1000);
}

const hourMs = 60 * 60_000;

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constant(null).map(() => randomUUID());
  if (format === 'date-time') return moment().map((at) => at.toISOString());
  if (format === 'date') return moment().map((at) => at.toISOString().slice(0, 10));
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,8}\.test$/);
  if (pattern?.startsWith('^\\/') === true) return fc.constantFrom('/', '/track', '/markets', '/ọja', '/%00');
  if (pattern !== undefined && !pattern.includes('\\p{C')) return matching(pattern, minLength, maxLength);
  const words = fc.array(fc.constantFrom(...peoplesWords), { minLength: 1, maxLength: 6 });
  return words.map((word) => {
    const text = word.join(' ').slice(0, maxLength);
    return text.toWellFormed().padEnd(minLength, 'a').replaceAll('\uFFFD', '');
  });
}

/** Addresses stay inside: nobody out there is ever called. */
function matching(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  if (pattern.includes('https?'))
    return fc.constantFrom(
      'https://push.invalid/a',
      'http://127.0.0.1:9/a',
      'https://[::1]/',
      'http://10.0.0.1/x',
    );
  const least = Math.max(1, minLength);
  const signs = /^\^(\[[^\]]+\])\+(?:=\*)?\$$/.exec(pattern)?.[1];
  if (signs === undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.stringMatching(new RegExp(`^${signs}{${least},${Math.min(maxLength, least + 8)}}$`));
}

function moment(): fc.Arbitrary<Date> {
  const distance = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(0, -1000, -60_000) },
    { weight: 3, arbitrary: fc.integer({ min: -60 * 24 * hourMs, max: 60 * 24 * hourMs }) },
    { weight: 1, arbitrary: fc.constantFrom(-400 * 24 * hourMs, 4000 * 24 * hourMs) },
  );
  return distance.map((ms) => new Date(Date.now() + ms));
}

/** Bytes without a schema: of a picture, of a recording, or of a notice. */
function bytesOf(key: string): fc.Arbitrary<Buffer> {
  const noise = fc.uint8Array({ minLength: 0, maxLength: 300 }).map((bytes) => Buffer.from(bytes));
  if (key === 'recording') return fc.oneof(noise, ...recordingStarts.map((start) => begun(start, noise)));
  if (key !== 'picture') return noise;
  const jpegs = [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('GIF89a'), tinyPng];
  return fc.oneof(noise, ...jpegs.map((start) => begun(start, noise)), fc.constant(tinyPng));
}

function begun(start: Buffer, rest: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  return rest.map((bytes) => Buffer.concat([start, bytes]));
}

const recordingStarts = [
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('OggS'),
  Buffer.from('\0\0\0\x18ftypiso5'),
];

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
