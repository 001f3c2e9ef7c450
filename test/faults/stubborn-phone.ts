import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Chance } from '#test/lives/chance.ts';
import type { Client, Result } from '#test/client.ts';
import { storedOf, type Journal } from './journal.ts';

/** State that the load’s clients share. */
export interface Watched {
  journal: Journal;
  chance: Chance;
  /** True once nobody repeats anything any more. */
  isOver(): boolean;
  /** An answer that no fault explains. */
  surprise(words: string): void;
  heard: Tally;
}

/** Replies over all phones. */
export interface Tally {
  /** No answer: the connection broke, nobody listened, or it took too long. */
  lost: number;
  /** Sent twice at once by an impatient hand. */
  twice: number;
  refusedFor: Map<RefusalCode, number>;
}

const passing: ReadonlySet<RefusalCode> = new Set(['database-away', 'disk-full', 'leaving', 'provider-away']);
const longestPauseMs = 1500;

/**
 * A phone as people have them: it repeats what nobody answered under the same id until somebody does, now and then it
 * sends twice at once, and whatever was answered is written into the journal.
 */
export function stubborn(phone: Client, who: string, watched: Watched): Client {
  return {
    ...phone,
    call: async (endpoint, input) => {
      const isRepeatable = typeof input === 'object' && input !== null && 'clientRequestId' in input;
      if (isRepeatable && watched.chance.happens(5)) {
        watched.heard.twice += 1;
        void phone.call(endpoint, input).catch(() => undefined);
      }
      const result = await untilAnswered(endpoint, () => phone.call(endpoint, input), watched);
      if (endpoint.method === 'GET' || readsOnly.has(endpoint.name)) return orGiveUp(result, endpoint);
      const line = { at: Date.now(), who, call: endpoint.name, input: writtenOf(input) };
      if (result === undefined) watched.journal.write({ kind: 'unanswered', ...line });
      else if (result.ok) watched.journal.write({ kind: 'answered', ...line, reply: storedOf(result.value) });
      return orGiveUp(result, endpoint);
    },
  };
}

/** POST calls without a lasting effect. */
const readsOnly: ReadonlySet<string> = new Set([
  'quoteOrder',
  'listArrivals',
  'showOrder',
  'trackOrder',
  'previewCancel',
  'previewRefund',
  'showConversation',
  'listMyConversations',
  'showCarrier',
  'checkPayment',
  // Positions and read marks are replaced by the next ones.
  'reportPosition',
  'markSeen',
  'sayTyping',
]);

/** The run is over and this was never answered. */
export class NoAnswer extends Error {}

function orGiveUp<Value>(result: Result<Value> | undefined, { name }: Endpoint): Result<Value> {
  if (result === undefined) throw new NoAnswer(name);
  return result;
}

async function untilAnswered<Value>(
  endpoint: Endpoint,
  send: () => Promise<Result<Value>>,
  watched: Watched,
): Promise<Result<Value> | undefined> {
  const { heard: tally, chance } = watched;
  for (let pauseMs = 100; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const result = await send().catch((error: unknown) => {
      if (!isLost(error)) watched.surprise(`${endpoint.name}: ${String(error)}`);
      tally.lost += 1;
      return undefined;
    });
    if (result?.ok === false) {
      tally.refusedFor.set(result.reason, (tally.refusedFor.get(result.reason) ?? 0) + 1);
      if (result.reason === 'bug') watched.surprise(`${endpoint.name} was answered with a 500`);
    }
    const mayPass =
      result === undefined || (!result.ok && (passing.has(result.reason) || result.reason === 'bug'));
    if (!mayPass) return result;
    if (watched.isOver()) return undefined;
    await pause(pauseMs + chance.upTo(200));
  }
}

/** Errors of fetch for a broken connection, and for a reply that takes too long. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

function writtenOf(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { bytes: value.length } : value,
    ]),
  );
}
