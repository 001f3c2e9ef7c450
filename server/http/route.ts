import * as z from 'zod/mini';
import { needsStepUp } from '#contract/accounts/step-up.ts';
import { admits, isForHeadOffice, waitsForPassword } from '#contract/audience.ts';
import { headOfficeSentence } from '#contract/copy/refusals/head-office.ts';
import type { Endpoint, InputOf, Outcome, OutcomeOf, RefusalOf } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { microCached, type MicroCache } from '../cache/micro-cache.ts';
import type { Caller } from './caller.ts';
import { userOf } from './person.ts';

/** The door's own refusals carry a sentence when the contract wrote one for the field. */
export type Answered = Outcome<unknown, RefusalCode> & {
  sentence?: string;
  /** The value as it is sent, written once for all who are given the same. */
  bytes?: Buffer;
};

/** One endpoint with what answers it; the input's type is closed over. */
export interface Route {
  endpoint: Endpoint;
  answer: (input: unknown, caller: Caller) => Promise<Answered>;
  /** Drops the shared response after a write. */
  forget?: () => void;
}

/** The content of one stream. */
export interface Audible {
  topics: readonly string[];
  /** The topic by which streams of one person are counted; without one they count for their address. */
  listener?: string | undefined;
  /** The stream ends with the first event of these: whoever listens has lost a right. */
  ends: readonly string[];
}

/** An endpoint that goes on answering, with the topics of events that this caller may hear. */
export interface StreamRoute {
  endpoint: Endpoint;
  audibleTo: (input: unknown, caller: Caller) => Promise<AudibleAnswer>;
}

type AudibleAnswer = Outcome<Audible, RefusalCode> & { sentence?: string };

/** The launch gate, as the door sees it. */
export interface Gate {
  refuses(caller: Caller): Promise<boolean>;
}

/** Ties an endpoint to the one command or read that answers it. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handler: (input: InputOf<E>, caller: Caller) => Promise<OutcomeOf<E>>,
): Route {
  return {
    endpoint,
    answer: async (written, caller) => {
      const parsed = z.safeParse<E['input']>(endpoint.input, written);
      if (!parsed.success) return badInput(parsed.error.issues);
      return handler(parsed.data, caller);
    },
  };
}

/** The most inputs that are remembered: people may ask for ids that do not exist. */
const mostQuestions = 100;

/**
 * Ties an endpoint that says the same to everybody to its read: those who ask at the same moment are answered from one
 * question, with the same bytes; many callers, from one that was asked a moment ago. Each input is a question of its own.
 */
export function answerEverybody<E extends Endpoint>(
  endpoint: E,
  read: (input: InputOf<E>) => Promise<OutcomeOf<E>>,
): Route {
  const answers = new Map<string, MicroCache<Answered>>();
  const answerTo = (input: InputOf<E>) => {
    const question = JSON.stringify(input);
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= mostQuestions) answers.clear();
    const asked = microCached(async (): Promise<Answered> => {
      const outcome: Answered = await read(input);
      return outcome.ok ? { ...outcome, bytes: Buffer.from(JSON.stringify(outcome.value)) } : outcome;
    });
    answers.set(question, asked);
    return asked;
  };
  return {
    endpoint,
    answer: (written) => {
      const parsed = z.safeParse<E['input']>(endpoint.input, written);
      return parsed.success ? answerTo(parsed.data).ask() : Promise.resolve(badInput(parsed.error.issues));
    },
    forget: () => {
      for (const { forget } of answers.values()) forget();
    },
  };
}

/** Ties a streaming endpoint to what says which topics a caller may hear. */
export function answerStream<E extends Endpoint>(
  endpoint: E,
  audibleTo: (input: InputOf<E>, caller: Caller) => Promise<Outcome<Audible, RefusalOf<E>>>,
): StreamRoute {
  return {
    endpoint,
    audibleTo: async (written, caller) => {
      const parsed = z.safeParse<E['input']>(endpoint.input, written);
      if (!parsed.success) return badInput(parsed.error.issues);
      return audibleTo(parsed.data, caller);
    },
  };
}

interface BadInput {
  ok: false;
  reason: 'bad-input';
  sentence?: string;
}

function badInput(issues: readonly { message: string; path: PropertyKey[] }[]): BadInput {
  const written = issues.find((issue) => issue.message !== 'Invalid input')?.message;
  return { ok: false, reason: 'bad-input', ...(written === undefined ? {} : { sentence: written }) };
}

function refusalFor(endpoint: Endpoint, input: unknown, { person }: Caller): RefusalCode | undefined {
  const user = userOf(person);
  const admitted = admits(endpoint.audience, user);
  if (admitted !== 'yes') return admitted;
  if (waitsForPassword(endpoint, user)) return 'strong-password-needed';
  const hasSteppedUp = person.kind === 'member' && person.hasSteppedUp;
  return !hasSteppedUp && needsStepUp(endpoint, input) ? 'step-up-needed' : undefined;
}

/** Takes one call through audience, gate, schema and handler, in that order. */
export async function takeCall(
  { endpoint, answer: answerCall }: Route,
  input: unknown,
  caller: Caller,
  gate: Gate,
): Promise<Answered> {
  const refused = refusalFor(endpoint, input, caller);
  if (refused !== undefined) return { ok: false, reason: refused };
  if (isForHeadOffice(endpoint, userOf(caller.person)))
    return { ok: false, reason: 'not-allowed', sentence: headOfficeSentence(caller.language) };
  if (endpoint.duringMaintenance === 'refused' && (await gate.refuses(caller)))
    return { ok: false, reason: 'closed-for-maintenance' };
  return answerCall(input, caller);
}

/** Takes a call for a stream through the same door. */
export async function takeStream(route: StreamRoute, input: unknown, caller: Caller): Promise<AudibleAnswer> {
  const refused = refusalFor(route.endpoint, input, caller);
  return refused === undefined ? route.audibleTo(input, caller) : { ok: false, reason: refused };
}
