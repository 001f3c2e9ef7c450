import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts';
import { line } from '#contract/fields.ts';

const common = {
  audience: 'anyone',
  duringMaintenance: 'answered',
  reply: z.unknown(),
  refusals: [],
} as const;

/** Calls of a stand-in with the faults that the scanners are for; the product has none of them. */
export const findGoods = defineEndpoint({
  ...common,
  name: 'findGoods',
  purpose: 'Puts a word into a statement as it came.',
  method: 'POST',
  path: '/api/planted/goods',
  input: z.strictObject({ clientRequestId: z.uuid(), word: line(300) }),
});
export const echoWord = defineEndpoint({
  ...common,
  name: 'echoWord',
  purpose: 'Puts a word into a page as it came.',
  method: 'GET',
  path: '/api/planted/echo',
  input: z.strictObject({ word: line(300) }),
});
export const goOn = defineEndpoint({
  ...common,
  name: 'goOn',
  purpose: 'Sends the caller wherever the address says.',
  method: 'GET',
  path: '/api/planted/on/:to',
  input: z.strictObject({ to: line(300) }),
});

/** Each planted call with an input to begin with. */
export const plantedExamples: ReadonlyMap<Endpoint, Record<string, unknown>> = new Map<
  Endpoint,
  Record<string, unknown>
>([
  [findGoods, { clientRequestId: '0190a5a0-0000-7000-8000-000000000001', word: 'garri' }],
  [echoWord, { word: 'pepper' }],
  [goOn, { to: '/markets' }],
]);
