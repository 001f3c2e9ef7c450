import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { mostEnteredKobo } from './kobo.ts';

interface Found {
  at: string;
  maximum: number;
}

/** Every number that a call takes, and the most that its schema lets it be. */
function numbersIn({ name, input }: Pick<Endpoint, 'name' | 'input'>): Found[] {
  return walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }), name);
}

function walk(shape: unknown, at: string): Found[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const fields = new Map<string, unknown>(Object.entries(shape));
  const isNumber = fields.get('type') === 'number' || fields.get('type') === 'integer';
  const most = fields.get('maximum') ?? fields.get('exclusiveMaximum') ?? Number.POSITIVE_INFINITY;
  const own = isNumber ? [{ at, maximum: Number(most) }] : [];
  return [...own, ...[...fields].flatMap(([key, inner]) => walk(inner, `${at}.${key}`))];
}

const numbers = endpoints.flatMap(numbersIn);

test('no call takes a number without an upper bound', () => {
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter(({ maximum }) => maximum >= Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('no call takes an amount above ₦10,000,000', () => {
  const amounts = numbers.filter(({ at }) => /kobo[^.]*(\.(anyOf|oneOf)\.\d+)*$/i.test(at));
  expect(amounts.length).toBeGreaterThan(15);
  expect(amounts.filter(({ maximum }) => maximum > mostEnteredKobo)).toEqual([]);
});

test('a schema that takes any amount is found', () => {
  const input = z.strictObject({ cash: z.nullable(z.strictObject({ takenKobo: z.int() })) });
  expect(numbersIn({ name: 'deliver', input })).toEqual([
    { at: 'deliver.properties.cash.anyOf.0.properties.takenKobo', maximum: Number.MAX_SAFE_INTEGER },
  ]);
});
