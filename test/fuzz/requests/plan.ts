import * as fc from 'fast-check';
import { admits } from '#contract/audience.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Chance } from '#test/lives/chance.ts';
import { sessionName, type Actor } from '../set-up/actors.ts';
import type { Known } from './known.ts';
import { likelyOf } from './likely.ts';
import { spoilInput } from './mutate.ts';
import { oddities } from '../oddities/all.ts';
import type { Oddity } from '../oddities/oddity.ts';
import { asText, requestFor, type WireRequest } from './request.ts';
import { shapeOf } from './shape.ts';

/** One request, and what can be said of it beforehand. */
export interface Plan {
  actor: Actor;
  /** Null for a page. */
  endpoint: Endpoint | null;
  name: string;
  input: Record<string, unknown>;
  request: WireRequest;
  oddities: readonly Oddity[];
  /** True where the contract accepts what was sent; null where the wire is odd. */
  isValid: boolean | null;
}

const triesForValid = 4;

export async function planCall(
  chance: Chance,
  known: Known,
  actor: Actor,
  endpoint: Endpoint,
): Promise<Plan> {
  let input = await drawInput(chance, known, actor, endpoint);
  const fate = chance.upTo(100);
  if (fate >= 65 && fate < 88 && !endpoint.takes) input = spoilInput(chance, input);
  const chosen = fate < 88 ? [] : pickOddities(chance);
  const sender = { cookie: actor.cookie, address: someAddress(chance) };
  const request = chosen.reduce(
    (one, { change }) => change(one, chance),
    requestFor(endpoint, input, sender),
  );
  const isKnown = chosen.length === 0 && !endpoint.takes && !isHalved(endpoint, input);
  const isValid = isKnown ? takes(endpoint, input) : null;
  return { actor, endpoint, name: endpoint.name, input, request, oddities: chosen, isValid };
}

/** Input as this person's own client might send it; the contract takes it in nearly all cases. */
export async function drawInput(
  chance: Chance,
  known: Known,
  actor: Actor,
  endpoint: Endpoint,
): Promise<Record<string, unknown>> {
  const valuesFor = await known.valuesFor(actor, chance);
  const arbitrary = likelyOf(shapeOf(endpoint), '', valuesFor);
  let input = drawn(chance, arbitrary);
  for (let turn = 0; turn < triesForValid && !endpoint.takes && !takes(endpoint, input); turn += 1)
    input = drawn(chance, arbitrary);
  return input;
}

/** A page that somebody opens, or an address that is none. */
export function planPage(chance: Chance, actor: Actor, addresses: readonly string[]): Plan {
  const target = chance.oneOf(addresses) + (chance.happens(40) ? chance.oneOf(oddEndings) : '');
  const headers: [string, string][] = [
    ['host', 'market.test'],
    ['x-forwarded-for', someAddress(chance)],
    ['user-agent', 'A phone of the fuzzer'],
    ['accept', 'text/html'],
  ];
  const cookies = chance.oneOf(['', 'language=en; theme=dark', 'language=%00; theme="', 'data-saver=1']);
  const session = actor.cookie === null ? [] : [`${sessionName}=${actor.cookie}`];
  const cookie = [...session, ...(cookies === '' ? [] : [cookies])].join('; ');
  if (cookie !== '') headers.push(['cookie', cookie]);
  const plain: WireRequest = {
    method: 'GET',
    target,
    headers,
    body: Buffer.alloc(0),
    framing: 'as-it-is',
    hangsUp: false,
    version: 'HTTP/1.1',
  };
  const chosen = chance.happens(20) ? pickOddities(chance) : [];
  const request = chosen.reduce((one, { change }) => change(one, chance), plain);
  return { actor, endpoint: null, name: 'page', input: {}, request, oddities: chosen, isValid: null };
}

const oddEndings = [
  '?',
  '?a=1&a=2',
  '?list=%F0%9F%A5%95%20garri%3B%20pepper%20500',
  '?list=' + 'garri%3B'.repeat(300),
  '?tab=history&subject=%00',
  '?market=%3Cscript%3E',
  '?reorder=MW-AAAAAAAA',
  '?__proto__=1',
  '?q=%E0%A4%A',
  '/',
  '//',
  '/x',
  '%00',
  '%ff',
  '/../admin',
  '?reference=00000000-0000-4000-8000-000000000000',
  '?search=' + '%28'.repeat(500),
  '#x',
];

function drawn(chance: Chance, arbitrary: fc.Arbitrary<unknown>): Record<string, unknown> {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: chance.upTo(2 ** 31) });
  return { ...(value as Record<string, unknown>) };
}

function pickOddities(chance: Chance): Oddity[] {
  return Array.from({ length: chance.happens(25) ? 2 : 1 }, () => chance.oneOf(oddities));
}

export function someAddress(chance: Chance): string {
  return `10.${chance.upTo(255)}.${chance.upTo(255)}.${chance.upTo(255)}`;
}

/**
 * True where the contract accepts it as the server reads it: an address holds strings only, and a body has no
 * undefined.
 */
function takes(endpoint: Endpoint, input: Record<string, unknown>): boolean {
  const sent: unknown = endpoint.method === 'GET' ? inAddress(input) : JSON.parse(JSON.stringify(input));
  return endpoint.input.safeParse(sent).success;
}

/** As the request of `requestFor` says it: no number stands in JSON there. */
function inAddress(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asText(value)]));
}

/** Half a character in an address arrives as the sign for what cannot be read. */
function isHalved({ method, path }: Endpoint, input: Record<string, unknown>): boolean {
  return (method === 'GET' || path.includes(':')) && /\\ud[89a-f]/i.test(JSON.stringify(input));
}

/** An actor whom the endpoint admits in most cases; any actor sometimes. */
export function pickActor(
  chance: Chance,
  actors: readonly Actor[],
  { audience }: Pick<Endpoint, 'audience'>,
): Actor {
  const kinds = Map.groupBy(actors, ({ kind }) => kind);
  const admitted = actors.filter(({ user }) => admits(audience, user) === 'yes');
  const byKind = [...Map.groupBy(admitted, ({ kind }) => kind).values()];
  if (byKind.length > 0 && chance.happens(78)) return chance.oneOf(chance.oneOf(byKind));
  return chance.oneOf(chance.oneOf([...kinds.values()]));
}
