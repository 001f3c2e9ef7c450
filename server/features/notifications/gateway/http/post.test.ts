import { afterAll, beforeEach, expect, it } from 'vitest';
import { noTrouble, openTroubledServer, type Answer } from '#test/stand-ins/troubled-server.ts';
import { outsideLookup } from './outside-address.ts';
import { post } from './post.ts';

const trouble = noTrouble();
let next: Answer = { status: 200 };
let calls = 0;
const server = await openTroubledServer(trouble, () => {
  calls += 1;
  return next;
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(trouble, noTrouble());
  next = { status: 200, body: 'ok' };
  calls = 0;
});

const sending = {
  service: 'termii' as const,
  url: new URL(`${server.url}/x`),
  headers: {},
  body: 'hello',
  mostSeconds: 2,
};

it('a post returns the reply', async () => {
  expect(await post(sending)).toMatchObject({ ok: true, status: 200, text: 'ok' });
});

it('a post waits no longer than its time limit', async () => {
  // Beyond what this test may take.
  trouble.slowMs = 300_000;
  expect(await post({ ...sending, mostSeconds: 0.2 })).toEqual({
    ok: false,
    reason: 'away',
    why: 'no answer in time',
    wasReceived: true,
  });
});

it('a post follows no redirect', async () => {
  next = { status: 302, headers: { location: `${server.url}/elsewhere` } };
  expect(await post(sending)).toMatchObject({ ok: true, status: 302, location: `${server.url}/elsewhere` });
  expect(calls).toBe(1);
});

it('a post reads only the beginning of a long reply', async () => {
  next = { status: 200, body: 'x'.repeat(5_000_000) };
  const posted = await post(sending);
  expect(posted.ok && posted.text.length).toBe(16 * 1024);
  expect((await post({ ...sending, mostSeconds: 2 })).ok).toBe(true);
});

it('a post to a closed port reports that the service is away', async () => {
  const noListener = await post({ ...sending, url: new URL('http://127.0.0.1:9') });
  expect(noListener).toMatchObject({ ok: false, reason: 'away' });
});

it('a post waits no longer for a name that is never resolved', async () => {
  const lookup = outsideLookup(() => new Promise(() => {}));
  const url = new URL('https://push.example/x');
  expect(await post({ ...sending, url, mostSeconds: 0.2, lookup })).toEqual({
    ok: false,
    reason: 'away',
    why: 'no answer in time',
    wasReceived: false,
  });
});
