import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sms } from '#test/stand-ins/termii/sms.ts';
import { openTermii, termiiSays } from '#test/stand-ins/termii/stand-in.ts';
import { sendTermii } from './termii.ts';

const received: Sms[] = [];
const termii = await openTermii({ onMessage: (sms) => received.push(sms) });
afterAll(() => termii.close());
beforeEach(() => {
  Object.assign(termii.trouble, { isAway: false, loseAnswers: 0, refusals: [], refusesAll: undefined });
  termii.balance.naira = 10_000;
  termii.outbox.length = 0;
});

const account = { apiKey: termii.apiKey, sender: termii.sender, baseUrl: termii.url };
const phone = '+2348030000001';
const mended = 15 * 60;

it('a text message reaches its phone', async () => {
  const text = 'MarketWaka: your order MW-7K2M9QXA dey come.';
  expect(await sendTermii(account, phone, text)).toEqual({
    outcome: 'sent',
    id: expect.stringMatching(/^\d{26}$/),
  });
  expect(termii.outbox).toMatchObject([{ to: phone, from: 'MarketWaka', text }]);
  expect(received.at(-1)).toMatchObject({ to: phone });
});

it('the stand-in’s front page shows the sent messages as text', async () => {
  await sendTermii(account, phone, 'Fish < 2 kg & <b>fresh</b>');
  const page = await (await fetch(termii.url)).text();
  expect(page).toContain('Fish &lt; 2 kg &amp; &lt;b&gt;fresh&lt;/b&gt;');
  expect(page).toContain(phone);
});

describe('a fault of the account', () => {
  it.each([
    ['a wrong key', { apiKey: 'TL_other' }],
    ['a sender that nobody registered', { sender: 'Nobody' }],
  ])('%s', async (_what, wrong) => {
    expect(await sendTermii({ ...account, ...wrong }, phone, 'Hello')).toMatchObject({
      outcome: 'later',
      retryAfterSeconds: mended,
    });
    expect(termii.outbox).toEqual([]);
  });

  it('an account without money makes the message wait', async () => {
    termii.balance.naira = 2;
    expect(await sendTermii(account, phone, 'Hello')).toMatchObject({
      outcome: 'later',
      retryAfterSeconds: mended,
      why: '400 Insufficient balance',
    });
  });

  it('a wrong address makes the message wait', async () => {
    const elsewhere = { ...account, baseUrl: `${termii.url}/v9` };
    expect(await sendTermii(elsewhere, phone, 'Hello')).toMatchObject({ outcome: 'later' });
    termii.trouble.refusals.push({ status: 200, body: '<html>' });
    expect(await sendTermii(account, phone, 'Hello')).toMatchObject({ outcome: 'later' });
  });
});

describe('Termii’s replies', () => {
  it.each([
    ['too many', termiiSays.tooMany, { outcome: 'later', retryAfterSeconds: 30 }],
    ['an error of its own', { status: 500, body: { message: 'Server Error' } }, { outcome: 'later' }],
    ['no phone', termiiSays.wrongPhone, { outcome: 'refused', why: '400 Invalid phone number' }],
    [
      'something is missing',
      termiiSays.incomplete,
      { outcome: 'refused', why: '422 The sms field is required.' },
    ],
    ['yes, and no', { status: 200, body: { code: 'error', message: 'Rejected' } }, { outcome: 'refused' }],
    [
      'an old yes',
      { status: 200, body: { message_id: 9122, message: 'Successfully Sent' } },
      { outcome: 'sent', id: '9122' },
    ],
  ])('%s', async (_what, answer, outcome) => {
    termii.trouble.refusals.push(answer);
    expect(await sendTermii(account, phone, 'Hello')).toMatchObject(outcome);
  });

  it('a reply that is lost leaves open whether the message went out', async () => {
    const server = createServer((request) => request.resume().on('end', () => request.socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const outcome = await sendTermii({ ...account, baseUrl: `http://127.0.0.1:${port}` }, phone, 'Hello');
    server.close();
    expect(outcome).toMatchObject({ outcome: 'later', retryAfterSeconds: 60, mayHaveGone: true });
  });

  it('a port without a listener makes the message wait', async () => {
    const outcome = await sendTermii({ ...account, baseUrl: 'http://127.0.0.1:1' }, phone, 'Hello');
    expect(outcome).toMatchObject({ outcome: 'later' });
    expect(outcome).not.toHaveProperty('mayHaveGone');
  });

  it('Termii that is away makes the message wait', async () => {
    termii.trouble.isAway = true;
    expect(await sendTermii(account, phone, 'Hello')).toMatchObject({ outcome: 'later' });
  });

  it('a message whose reply is lost is tried again', async () => {
    termii.trouble.loseAnswers = 1;
    expect(await sendTermii(account, phone, 'Hello')).toMatchObject({ outcome: 'later' });
    expect(termii.outbox).toHaveLength(1);
  });
});
