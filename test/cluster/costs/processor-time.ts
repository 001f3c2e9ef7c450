import { Agent, request } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, cpuSecondsOfFamily } from '../programs/cpu-time.ts';
import type { Instance } from '../programs/instance.ts';
import type { Cluster } from '../open-cluster.ts';

/** Milliseconds of processor that one of something took. */
export interface Taken {
  app: number;
  postgres: number;
}

/** Processor time of an idle instance and its database in a second. */
export async function idleASecond(cluster: Cluster, instance: Instance, seconds: number): Promise<Taken> {
  const before = used(cluster, instance);
  await pause(seconds * 1000);
  return perOne(before, used(cluster, instance), seconds);
}

/** Cost of one among many, beyond idle use; `idle` is that of a second. */
export async function takenByEach(
  cluster: Cluster,
  instance: Instance,
  idle: Taken,
  work: () => Promise<number>,
): Promise<Taken> {
  const before = used(cluster, instance);
  const startedAt = performance.now();
  const count = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { app, postgres } = perOne(before, used(cluster, instance), count);
  const anyway = seconds / count;
  return { app: app - idle.app * anyway, postgres: postgres - idle.postgres * anyway };
}

function used(cluster: Cluster, instance: Instance): Taken {
  return { app: cpuSeconds(instance.pid()), postgres: cpuSecondsOfFamily(cluster.postgres.pid) };
}

function perOne(before: Taken, after: Taken, count: number): Taken {
  const each = (of: keyof Taken) => ((after[of] - before[of]) * 1000) / count;
  return { app: each('app'), postgres: each('postgres') };
}

/** The memory that a process holds, in bytes. */
export function memoryOf({ pid }: Instance): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

const dataMark = '\ndata: ';

export interface Streams {
  /** Events received on all of them. */
  events: () => number;
  close: () => void;
}

/**
 * Opens streams, shared out among these sessions. One that the product ends, as after a change of rights, is opened
 * anew as a browser does.
 */
export async function openStreams(
  { url }: Instance,
  cookies: readonly string[],
  count: number,
): Promise<Streams> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  let events = 0;
  let next = 0;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const cookie = cookies[next++ % cookies.length];
      const sent = request(`${url}/api/events`, { agent, headers: { cookie } }, (response) => {
        // A mark may be cut in two by the end of a piece.
        let cut = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          const parts = (cut + text).split(dataMark);
          events += parts.length - 1;
          cut = parts.at(-1)?.slice(1 - dataMark.length) ?? '';
        });
        response.on('error', () => undefined);
        response.on('end', () => void open());
        resolve();
      });
      sent.on('error', reject).end();
    });
  for (let opened = 0; opened < count; opened += 50) await Promise.all(Array.from({ length: 50 }, open));
  return { events: () => events, close: () => agent.destroy() };
}
