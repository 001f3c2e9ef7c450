// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { openDeviceDatabaseStandIn } from '#test/stand-ins/device-database.ts';
import type { NewAction } from '../queue/action.ts';
import { dropAction, enqueue, queuedActions } from '../queue/queue.ts';
import { startSender, type WriteHandler } from './sender.ts';

/** The server’s state: whether it is reached, refused addresses, and the requests with the account that was signed in. */
const server = { isAway: true, refuses: new Set<string>(), sent: new Array<string>() };
const person = { signedIn: 'ada' };
const outcomes = { taken: new Array<string>(), refused: new Array<string>() };
const handlerOf = (kind: string): WriteHandler => ({
  taken: ({ endpoint }) => void outcomes.taken.push(`${kind} ${endpoint}`),
  refused: ({ endpoint }) => void outcomes.refused.push(`${kind} ${endpoint}`),
});
const realFetch = globalThis.fetch;

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: openDeviceDatabaseStandIn() });
  // This page is the only one of the device.
  const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks });
  globalThis.fetch = async (address) => {
    if (server.isAway) throw new TypeError('no network');
    const path = address instanceof Request ? address.url : address.toString();
    server.sent.push(`${person.signedIn} ${path}`);
    if (!server.refuses.has(path)) return Response.json({ done: true });
    return new Response('It is too late.', { status: 409, headers: { [refusalHeader]: 'too-late' } });
  };
  startSender({
    loadApp: async () => ({
      currentOwner: () => person.signedIn,
      onElsewhere: () => undefined,
      handlers: { run: async () => handlerOf('run') },
      others: async () => handlerOf('others'),
    }),
    finishSignOut: async () => undefined,
  });
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(async () => {
  server.isAway = true;
  for (const { id } of await queuedActions()) await dropAction(id);
  server.refuses.clear();
  server.sent = [];
  outcomes.taken = [];
  outcomes.refused = [];
});

function step(endpoint: string, given: Partial<NewAction> = {}): NewAction {
  return { endpoint, data: {}, owner: 'ada', line: 'run:MW-7KQ2P9XA', ...given };
}

async function queue(...actions: NewAction[]): Promise<void> {
  for (const action of actions) await enqueue(action);
}

/** The network is back, and everything that can go is gone. */
async function networkComesBack(sent: readonly string[]): Promise<void> {
  server.isAway = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.sent).toEqual(sent);
}

async function waiting(): Promise<string[]> {
  return (await queuedActions()).map(({ endpoint }) => endpoint);
}

it('a phone that was without network sends what its person did in the order in which they did it', async () => {
  await queue(step('/api/first'), step('/api/second'), step('/api/third'));
  await networkComesBack(['ada /api/first', 'ada /api/second', 'ada /api/third']);
  await expect.poll(waiting).toEqual([]);
});

it('a write that is stored with network is sent at once, and the handler of its kind hears the reply', async () => {
  server.isAway = false;
  await queue(step('/api/first'), step('/api/list', { line: null }));
  await expect.poll(() => outcomes.taken).toEqual(['run /api/first', 'others /api/list']);
  expect(server.sent).toEqual(['ada /api/first', 'ada /api/list']);
});

it('the steps behind a refused one are sent once its person drops it', async () => {
  server.isAway = false;
  server.refuses.add('/api/first');
  await queue(step('/api/first'), step('/api/second'));
  await expect.poll(() => outcomes.refused).toEqual(['run /api/first']);
  const [first] = await queuedActions();
  await dropAction(first?.id ?? 0);
  await expect.poll(() => outcomes.taken).toEqual(['run /api/second']);
});

it('a step that the server refuses holds up what comes after it for the same order, and nothing else', async () => {
  server.refuses.add('/api/first');
  await queue(step('/api/first'), step('/api/second'), step('/api/elsewhere', { line: 'run:MW-22222222' }));
  await networkComesBack(['ada /api/first', 'ada /api/elsewhere']);
  await expect.poll(waiting).toEqual(['/api/first', '/api/second']);
  expect(outcomes.refused).toEqual(['run /api/first']);
});

it('one person’s unsent writes wait until they are signed in again, and are never sent as another’s', async () => {
  await queue(step('/api/of-ada'), step('/api/of-bello', { owner: 'bello', line: null }));
  person.signedIn = 'bello';
  await networkComesBack(['bello /api/of-bello']);
  await expect.poll(waiting).toEqual(['/api/of-ada']);
  person.signedIn = 'ada';
  await networkComesBack(['bello /api/of-bello', 'ada /api/of-ada']);
});
