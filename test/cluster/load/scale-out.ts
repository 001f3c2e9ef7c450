import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { freePort } from '#test/network/free-port.ts';
import { cpuSeconds, cpuSecondsOfFamily } from '../programs/cpu-time.ts';
import type { Instance } from '../programs/instance.ts';
import type { Cluster } from '../open-cluster.ts';
import { startProxy } from '../programs/proxy.ts';

export interface Round {
  perSecond: number;
  /** Milliseconds of processor that one answer took, by who used them. */
  cpuMs: { instances: number; postgres: number; proxy: number; asking: number };
}

export interface ScaleOut {
  one: Round;
  two: Round;
  ratio: number;
  /** Upper bound on this machine, because the load, the proxy and PostgreSQL share its cores. */
  mostHere: number;
  /** Estimate with enough cores, from the processor time of a reply. */
  withCores: number;
  isPinned: boolean;
}

const asking = 16;
const asBrowsersAsk = { 'accept-encoding': 'br', accept: 'text/html' };

/** The landing page by turns from one instance and from two, each on a core of its own; the middle round of each counts. */
export async function measureScaleOut(cluster: Cluster, rounds: number, seconds: number): Promise<ScaleOut> {
  const [a, b] = cluster.instances;
  const isPinned = pin(a, 0) && pin(b, 1);
  const taken = { one: [] as Round[], two: [] as Round[] };
  for (let round = 0; round <= rounds; round += 1) {
    taken.one.push(await measureRound(cluster, [a], seconds));
    taken.two.push(await measureRound(cluster, [a, b], seconds));
  }
  // The first of each is the warm-up.
  const [one, two] = [middle(taken.one.slice(1)), middle(taken.two.slice(1))];
  const all = Object.values(two.cpuMs).reduce((sum, ms) => sum + ms, 0);
  return {
    one,
    two,
    ratio: two.perSecond / one.perSecond,
    mostHere: (cpus().length * one.cpuMs.instances) / all,
    withCores: (2 * one.cpuMs.instances) / two.cpuMs.instances,
    isPinned,
  };
}

function pin(instance: Instance, core: number): boolean {
  const words = ['-a', '-c', '-p', String(core), String(instance.pid())];
  return spawnSync('taskset', words, { stdio: 'ignore' }).status === 0;
}

function middle(rounds: readonly Round[]): Round {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond);
  const round = sorted[Math.floor(sorted.length / 2)];
  if (round === undefined) throw new Error('nothing was measured');
  return round;
}

async function measureRound(
  cluster: Cluster,
  instances: readonly Instance[],
  seconds: number,
): Promise<Round> {
  const port = await freePort();
  const proxy = await startProxy(port, instances);
  try {
    await proxy.sendsTo(instances.map(({ name }) => name));
    const used = () => ({
      instances: instances.reduce((all, one) => all + cpuSeconds(one.pid()), 0),
      postgres: cpuSecondsOfFamily(cluster.postgres.pid),
      proxy: cpuSeconds(proxy.pid),
      asking: cpuSeconds(process.pid),
    });
    const before = used();
    const startedAt = performance.now();
    const answers = await askFor(port, seconds);
    const tookSeconds = (performance.now() - startedAt) / 1000;
    const after = used();
    const each = (of: keyof Round['cpuMs']) => ((after[of] - before[of]) * 1000) / answers;
    return {
      perSecond: answers / tookSeconds,
      cpuMs: {
        instances: each('instances'),
        postgres: each('postgres'),
        proxy: each('proxy'),
        asking: each('asking'),
      },
    };
  } finally {
    await proxy.stop();
  }
}

/** Pages received in so many seconds; any other reply ends the run. */
async function askFor(port: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: asking });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  const one = async () => {
    while (performance.now() < until) {
      await askOnce(agent, port);
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: asking }, one));
  } finally {
    agent.destroy();
  }
  return answers;
}

function askOnce(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // From many addresses, as people come: none of them alone may ask for so much.
    const headers = {
      ...asBrowsersAsk,
      'x-forwarded-for': `10.222.0.${1 + Math.floor(Math.random() * 250)}`,
    };
    const sent = request({ host: '127.0.0.1', port, path: '/', agent, headers }, (response) => {
      response.resume().on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`the landing page was answered with ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}
