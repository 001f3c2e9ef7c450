import { setTimeout as pause } from 'node:timers/promises';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { yesThrough } from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import type { Instance } from '../programs/instance.ts';
import type { Cluster } from '../open-cluster.ts';
import { spreadOf, type Spread } from './spread.ts';
import { openTracker, type Tracker } from './tracker.ts';

export interface Latency {
  /** From the moment in which the customer's phone sent the order. */
  sinceAsked: Spread;
  /** From the moment in which the phone knew that it was placed. */
  sinceAnswered: Spread;
}

interface Written {
  code: string;
  askedMs: number;
  answeredMs: number;
}

const trackersEach = 5;
const longestMs = 15_000;

/** Orders go in at one instance, and those who follow the day at others hear of them: how soon. */
export async function measureLatency(
  cluster: Cluster,
  from: Instance,
  to: readonly Instance[],
  orders: number,
): Promise<Latency> {
  const trackers: Tracker[] = [];
  for (const instance of to) {
    const { client } = await signInOwner(cluster.at(instance));
    for (let count = 0; count < trackersEach; count += 1) trackers.push(await openTracker(client));
  }
  try {
    const written = await placeSteadily(cluster, from, orders);
    await allReceived(trackers, written);
    return latencyOf(trackers, written);
  } finally {
    await Promise.all(trackers.map((tracker) => tracker.close()));
  }
}

async function placeSteadily(cluster: Cluster, from: Instance, orders: number): Promise<Written[]> {
  const world = cluster.at(from);
  const written: Written[] = [];
  for (let count = 0; count < orders; count += 1) {
    const phone = world.device();
    const yes = await yesThrough(phone);
    const askedMs = performance.now();
    const placed = await phone.call(placeOrder, yes);
    written.push({ code: answered(placed).code, askedMs, answeredMs: performance.now() });
    // Never in step with anything that looks every so often.
    await pause(10 + Math.random() * 40);
  }
  return written;
}

async function allReceived(trackers: readonly Tracker[], written: readonly Written[]): Promise<void> {
  const until = performance.now() + longestMs;
  const isMissing = () => trackers.some(({ received: result }) => placings(result).size < written.length);
  while (isMissing()) {
    if (performance.now() > until) throw new Error('an order never reached somebody who follows the day');
    await pause(20);
  }
}

function latencyOf(trackers: readonly Tracker[], written: readonly Written[]): Latency {
  const each = trackers.flatMap(({ received }) => {
    const at = placings(received);
    return written.map(({ code, askedMs, answeredMs }) => {
      const receivedMs = at.get(code);
      if (receivedMs === undefined) throw new Error(`${code} was not heard of`);
      return { sinceAsked: receivedMs - askedMs, sinceAnswered: Math.max(0, receivedMs - answeredMs) };
    });
  });
  return {
    sinceAsked: spreadOf(each.map(({ sinceAsked }) => sinceAsked)),
    sinceAnswered: spreadOf(each.map(({ sinceAnswered }) => sinceAnswered)),
  };
}

function placings(received: Tracker['received']): Map<string, number> {
  return new Map(
    received.flatMap(({ kind, payload, atMs }) =>
      kind === 'order.place' && typeof payload['code'] === 'string' ? [[payload['code'], atMs] as const] : [],
    ),
  );
}
