// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalHeader } from '#contract/refusals.ts';
import { openDeviceDatabaseStandIn } from '#test/stand-ins/device-database.ts';
import type { NewAction } from '../queue/action.ts';
import { dropAction, enqueue, queuedActions } from '../queue/queue.ts';
import { startReplaying } from './replay.ts';

/** What the server refuses, by its address, and what was sent to it while who was signed in. */
const server = { refuses: new Set<string>(), sent: new Array<string>() };
const person = { signedIn: 'ada' };
const heard = { refused: new Array<string>() };
const realFetch = globalThis.fetch;

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: openDeviceDatabaseStandIn() });
  // This page is the only one of the device.
  const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks });
  globalThis.fetch = async (address) => {
    const path = address instanceof Request ? address.url : address.toString();
    server.sent.push(`${person.signedIn} ${path}`);
    if (!server.refuses.has(path)) return Response.json({ done: true });
    return new Response('It is too late.', { status: 409, headers: { [refusalHeader]: 'too-late' } });
  };
  startReplaying({
    currentOwner: () => person.signedIn,
    onSent: () => undefined,
    onRefused: (action) => heard.refused.push(action.endpoint),
    onElsewhere: () => undefined,
  });
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(async () => {
  for (const { id } of await queuedActions()) await dropAction(id);
  server.refuses.clear();
  server.sent = [];
  heard.refused = [];
});

function step(endpoint: string, given: Partial<NewAction> = {}): NewAction {
  return { endpoint, data: {}, owner: 'ada', line: 'run:MW-7KQ2P9XA', ...given };
}

async function queue(...actions: NewAction[]): Promise<void> {
  for (const action of actions) await enqueue(action);
}

/** The network is back, and everything that can go is gone. */
async function networkComesBack(sent: readonly string[]): Promise<void> {
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

it('a step that the server refuses holds up what comes after it for the same order, and nothing else', async () => {
  server.refuses.add('/api/first');
  await queue(step('/api/first'), step('/api/second'), step('/api/elsewhere', { line: 'run:MW-22222222' }));
  await networkComesBack(['ada /api/first', 'ada /api/elsewhere']);
  await expect.poll(waiting).toEqual(['/api/first', '/api/second']);
  expect(heard.refused).toEqual(['/api/first']);
});

it('what one person left unsent waits until they are signed in again, and is never sent as another', async () => {
  await queue(step('/api/of-ada'), step('/api/of-bello', { owner: 'bello', line: null }));
  person.signedIn = 'bello';
  await networkComesBack(['bello /api/of-bello']);
  await expect.poll(waiting).toEqual(['/api/of-ada']);
  person.signedIn = 'ada';
  await networkComesBack(['bello /api/of-bello', 'ada /api/of-ada']);
});
