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

it('answers with what was said', async () => {
  expect(await post(sending)).toMatchObject({ ok: true, status: 200, text: 'ok' });
});

it('waits for nobody longer than it was told to', async () => {
  trouble.slowMs = 3000;
  const before = Date.now();
  expect(await post({ ...sending, mostSeconds: 0.2 })).toEqual({
    ok: false,
    reason: 'away',
    why: 'no answer in time',
    wasHeard: true,
  });
  expect(Date.now() - before).toBeLessThan(1500);
});

it('goes nowhere else, whatever it is told', async () => {
  next = { status: 302, headers: { location: `${server.url}/elsewhere` } };
  expect(await post(sending)).toMatchObject({ ok: true, status: 302, location: `${server.url}/elsewhere` });
  expect(calls).toBe(1);
});

it('reads no more than a little of an answer', async () => {
  next = { status: 200, body: 'x'.repeat(5_000_000) };
  const posted = await post(sending);
  expect(posted.ok && posted.text.length).toBe(16 * 1024);
  expect((await post({ ...sending, mostSeconds: 2 })).ok).toBe(true);
});

it('says so when nobody is there', async () => {
  const nobody = await post({ ...sending, url: new URL('http://127.0.0.1:9') });
  expect(nobody).toMatchObject({ ok: false, reason: 'away' });
});

it('waits no longer for a name that nobody answers for', async () => {
  const lookup = outsideLookup(() => new Promise(() => {}));
  const url = new URL('https://push.example/x');
  expect(await post({ ...sending, url, mostSeconds: 0.2, lookup })).toEqual({
    ok: false,
    reason: 'away',
    why: 'no answer in time',
    wasHeard: false,
  });
});
