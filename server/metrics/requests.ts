import type { FastifyInstance } from 'fastify';
import { cell, cells, observe, samplesOf, spread, type Family, type Spread } from './families.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One route by one method: how it was answered, and how long that took. */
interface Answers {
  method: string;
  route: string;
  /** By the first digit of the status. */
  answered: number[];
  took: Spread;
}

const byMethod = new Map<string, Map<string, Answers>>();

const underWay = cell(
  'gauge',
  'marketwaka_http_requests_under_way',
  'Requests that are not answered yet, open event streams included.',
);
const refused = cells(
  'counter',
  'marketwaka_http_refusals_total',
  'Answers that refuse, by why; too-many-calls by how often they come, too-many-tries by guessing.',
  'reason',
);

export const openStreams = cell('gauge', 'marketwaka_event_streams_open', 'Event streams that are open.');

export const requestFamilies: readonly Family[] = [
  {
    name: 'marketwaka_http_requests_total',
    help: 'Answered requests by route, method and class of status.',
    kind: 'counter',
    samples: () =>
      allAnswers().flatMap(({ method, route, answered }) =>
        answered.flatMap((value, digit) =>
          value === 0 ? [] : [{ labels: { method, route, status: `${digit}xx` }, value }],
        ),
      ),
  },
  {
    name: 'marketwaka_http_request_duration_seconds',
    help: 'How long answers took, event streams left out.',
    kind: 'histogram',
    samples: () => allAnswers().flatMap(({ took }) => samplesOf(took, bounds)),
  },
  underWay,
  refused,
  openStreams,
];

/** The outcome of a request. */
export interface Answered {
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  /** Refusal code, where it was refused. */
  refusal: string | undefined;
  isStream: boolean;
  ms: number;
}

/** Counts one answer. Two look-ups and a short walk along the bounds: it is done for every request. */
export function countAnswer({ method, route, status, refusal, isStream, ms }: Answered): void {
  const answers = answersOf(method, route);
  const digit = Math.floor(status / 100);
  answers.answered[digit] = (answers.answered[digit] ?? 0) + 1;
  if (!isStream) observe(answers.took, bounds, ms / 1000);
  if (refusal !== undefined) refused.of(refusal).value += 1;
}

/** Counts what is under way; also a request whose caller leaves before the answer comes to its end. */
export function countUnderWay(app: FastifyInstance): void {
  const left = () => {
    underWay.value -= 1;
  };
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.value += 1;
    reply.raw.once('close', left);
    done();
  });
}

function answersOf(method: string, route: string): Answers {
  const byRoute = byMethod.get(method) ?? new Map<string, Answers>();
  const known = byRoute.get(route);
  if (known !== undefined) return known;
  const answers = {
    method,
    route,
    answered: [0, 0, 0, 0, 0, 0],
    took: spread({ method, route }, bounds),
  };
  byMethod.set(method, byRoute.set(route, answers));
  return answers;
}

function allAnswers(): Answers[] {
  return [...byMethod.values()].flatMap((byRoute) => [...byRoute.values()]);
}
