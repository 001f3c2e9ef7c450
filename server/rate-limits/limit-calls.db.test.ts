import { describe, expect, it } from 'vitest';
import { exportAccount, me, signIn } from '#contract/accounts/endpoints.ts';
import { healthz } from '#contract/health/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { openClient, type Client } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { startRedis } from '#test/network/redis-server.ts';
import { openWorldOn, type World } from '#test/world.ts';

const redis = await startRedis();
const { db } = await freshDatabase();
const world = await openWorldOn(db);
const here = await openWorldOn(db, { redisUrl: redis.url });
const there = await openWorldOn(db, { redisUrl: redis.url });

const json = { 'content-type': 'application/json' };

/** An answer's own word on its limits, by the limit's name. */
function limitsOf({ headers }: Response): Record<string, { left: number; seconds: number; quota: number }> {
  const policies = headers.get('ratelimit-policy')?.split(', ') ?? [];
  const standings = headers.get('ratelimit')?.split(', ') ?? [];
  const read = standings.map((standing, at) => {
    const parts = /^"([a-z-]+)";r=(\d+);t=(\d+)$/.exec(standing);
    const policy = /^"([a-z-]+)";q=(\d+);w=60$/.exec(policies[at] ?? '');
    expect(parts?.[1]).toBe(policy?.[1]);
    const [left, seconds, quota] = [parts?.[2], parts?.[3], policy?.[2]].map(Number);
    return [parts?.[1] ?? '', { left: left ?? -1, seconds: seconds ?? -1, quota: quota ?? -1 }] as const;
  });
  return Object.fromEntries(read);
}

const ask = (client: Client, { path, method }: Endpoint, init: RequestInit = {}) =>
  client.request(path, { method, ...init });

/** A try to sign in that costs no password. */
const emptySignIn = (client: Client) => ask(client, signIn, { body: '{}', headers: json });

async function askTimes(times: number, asking: () => Promise<Response>): Promise<Response[]> {
  const results: Response[] = [];
  for (let at = 0; at < times; at += 20) {
    results.push(...(await Promise.all(Array.from({ length: Math.min(20, times - at) }, asking))));
  }
  return results;
}

const countOf = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe('a person, an address, a kind of call', () => {
  it('a person’s limit holds wherever they call from, and stops nobody else and nothing else', async () => {
    const ada = await signUpCustomer(world);
    const phones = Array.from({ length: 3 }, () => world.device({ cookies: ada.client.cookies }));
    const responses = await askTimes(310, () =>
      ask(phones[Math.floor(Math.random() * 3)] ?? ada.client, exportAccount),
    );
    expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([300, 10]);
    expect((await ask(ada.client, exportAccount)).status).toBe(429);
    const bola = await signUpCustomer(world);
    expect((await ask(bola.client, exportAccount)).status).toBe(200);
    expect((await ask(ada.client, me)).status).toBe(200);
  });

  it('an address’s limit is larger, and holds before anybody is known', async () => {
    const callers = world.device();
    const responses = await askTimes(610, () => emptySignIn(callers));
    expect([countOf(responses, 400), countOf(responses, 429)]).toEqual([600, 10]);
    expect((await emptySignIn(world.device())).status).toBe(400);
    expect((await ask(callers, listMarkets)).status).toBe(200);
  });

  it('what is refused says so in our words, and when to come again', async () => {
    const callers = world.device();
    await askTimes(600, () => emptySignIn(callers));
    const refused = await emptySignIn(callers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get(refusalHeader)).toBe('too-many-calls');
    expect(await refused.text()).toContain('Too much request don come');
    const { seconds, left } = limitsOf(refused)['sign-in-address'] ?? {};
    expect(left).toBe(0);
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
  });

  it('health checks are never limited', async () => {
    const response = await ask(world.device(), healthz);
    expect([...response.headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });
});

describe('headers', () => {
  it('count down, and name the limits of address and person', async () => {
    const ada = await signUpCustomer(world);
    const first = limitsOf(await ask(ada.client, me));
    const second = limitsOf(await ask(ada.client, me));
    expect(Object.keys(first)).toEqual(['reads-address', 'reads-person']);
    for (const name of Object.keys(first)) {
      expect(second[name]?.left).toBe((first[name]?.left ?? 0) - 1);
      expect(second[name]?.seconds).toBeLessThanOrEqual(60);
    }
    expect(first['reads-person']?.quota).toBeLessThan(first['reads-address']?.quota ?? 0);
  });

  it('stand on every answer of a call, refusals and unknown calls too', async () => {
    const phone = world.device();
    const answers = [
      await ask(phone, listMarkets),
      await ask(phone, me),
      await emptySignIn(phone),
      await phone.request('/api/nothing/here'),
      await phone.request(listMarkets.path, { method: 'DELETE' }),
      await ask(phone, signIn, { body: '{', headers: json }),
    ];
    for (const answer of answers) expect(Object.values(limitsOf(answer))).toHaveLength(1);
  });

  it('tell the truth: who waits as long as they say is taken again, and who does not is not', async () => {
    const callers = world.device();
    const [first] = await askTimes(600, () => emptySignIn(callers));
    expect(first && limitsOf(first)['sign-in-address']).toMatchObject({ seconds: 60, quota: 600 });
    const wait = Number((await emptySignIn(callers)).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    await world.timePasses(wait - 2);
    expect((await emptySignIn(callers)).status).toBe(429);
    await world.timePasses(2);
    const again = await emptySignIn(callers);
    expect(again.status).toBe(400);
    expect(limitsOf(again)['sign-in-address']).toMatchObject({ left: 599, seconds: 60 });
  });
});

describe('two instances that share one Redis', () => {
  /** The same phone, as it talks to the other instance. */
  const phoneAt = ({ url }: World, address: string) => openClient({ url, address, userAgent: 'a phone' });
  const leftAt = async (where: World, address: string) =>
    limitsOf(await emptySignIn(phoneAt(where, address)))['sign-in-address']?.left;

  it('share the count', async () => {
    await askTimes(400, () => emptySignIn(phoneAt(here, '10.50.0.1')));
    expect(await leftAt(there, '10.50.0.1')).toBe(599);
    await expect.poll(() => leftAt(there, '10.50.0.1')).toBeLessThan(200);
    await askTimes(200, () => emptySignIn(phoneAt(there, '10.50.0.1')));
    await expect.poll(async () => (await emptySignIn(phoneAt(here, '10.50.0.1'))).status).toBe(429);
    const [atOne, atOther] = [await leftAt(here, '10.50.0.1'), await leftAt(there, '10.50.0.1')];
    expect([atOne, atOther]).toEqual([0, 0]);
  });

  it('count each for itself while Redis is lost, forget nothing of their own, and share again after it', async () => {
    await askTimes(100, () => emptySignIn(phoneAt(here, '10.50.0.2')));
    await expect.poll(() => leftAt(there, '10.50.0.2')).toBeLessThan(510);
    await redis.kill();
    const responses = await askTimes(100, () => emptySignIn(phoneAt(here, '10.50.0.2')));
    expect(countOf(responses, 400)).toBe(100);
    expect(await leftAt(here, '10.50.0.2')).toBeLessThan(401);
    await redis.restart();
    await expect
      .poll(async () => {
        await leftAt(here, '10.50.0.2');
        return leftAt(there, '10.50.0.2');
      })
      .toBeLessThan(500);
    expect(await leftAt(here, '10.50.0.2')).toBeLessThan(401);
  });

  it('answer as fast as ever where it holds its connections and says nothing', async () => {
    redis.freeze();
    const startedAt = performance.now();
    await askTimes(100, () => emptySignIn(phoneAt(here, '10.50.0.3')));
    expect(performance.now() - startedAt).toBeLessThan(2500);
    redis.thaw();
  });
});
