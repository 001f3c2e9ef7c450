import { Agent, request, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { addressOf, type Endpoint, type ReplyOf, type SentTo } from '#contract/endpoint.ts';
import { nameOfCall, type Ask } from '#test/calls/asking.ts';
import { keepCookie, replyOf, writtenBody, type Client } from '#test/client.ts';
import { fromPhone } from '../load/addresses.ts';

/** Milliseconds by call. */
export type Waits = Map<string, number[]>;

export interface TimedAsk {
  ask: Ask;
  /** Returns the times since the last call, and begins anew. */
  take(): Waits;
}

/**
 * The caller reads a long answer for longer, and meanwhile the core of the product falls asleep: the call that came next
 * took twice as long after three milliseconds (0.8 → 1.8) as at once. So each finds it awake, whatever was asked before.
 */
const wakeUp = (phone: number): Written => ({
  method: 'GET',
  path: '/healthz',
  headers: { ...fromPhone(phone) },
  body: undefined,
});

/** Asks over one connection that stays open, each time from another phone, so that no limit is met. */
export function openTimedAsk(url: string): TimedAsk {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let waits: Waits = new Map();
  let asked = 0;
  return {
    ask: async <E extends Endpoint>(client: Client, endpoint: E, input: SentTo<E>): Promise<ReplyOf<E>> => {
      asked += 1;
      const name = nameOfCall(client, endpoint);
      const sent = writtenAs(endpoint, input, client, asked);
      await send(agent, url, wakeUp(asked));
      const beganAt = performance.now();
      const { response, text } = await send(agent, url, sent);
      const took = performance.now() - beganAt;
      if (response.statusCode !== 200)
        throw new Error(`${endpoint.name} was answered with ${response.statusCode}: ${text.slice(0, 300)}`);
      for (const line of response.headers['set-cookie'] ?? []) keepCookie(client.cookies, line);
      const known = waits.get(name);
      if (known === undefined) waits.set(name, [took]);
      else known.push(took);
      return replyOf(endpoint, JSON.parse(text));
    },
    take: () => {
      const taken = waits;
      waits = new Map();
      return taken;
    },
  };
}

const named = z.record(z.string(), z.unknown());

interface Written {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
}

function writtenAs(endpoint: Endpoint, input: unknown, { cookies }: Client, phone: number): Written {
  const { address, rest } = addressOf(endpoint, named.parse(input));
  const headers: Record<string, string> = { ...fromPhone(phone) };
  if (cookies.size > 0) headers['cookie'] = [...cookies].map((pair) => pair.join('=')).join('; ');
  const { method } = endpoint;
  const written = writtenBody(endpoint, rest);
  if (written === undefined) return { method, path: address, headers, body: undefined };
  headers['content-type'] = written.type;
  headers['content-length'] = String(Buffer.byteLength(written.body));
  return { method, path: address, headers, body: written.body };
}

function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: Written,
): Promise<{ response: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', reject).on('end', () => resolve({ response, text }));
    });
    sent.on('error', reject).end(body);
  });
}
