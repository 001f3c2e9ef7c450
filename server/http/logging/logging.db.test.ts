import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { changeProfile, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { joinEarlyAccess, makeAccessKey, showLaunch } from '#contract/launch/endpoints.ts';
import { trackOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { startKillableApp } from '#test/product/killable-app.ts';

const { address } = await freshDatabase();
const { url } = await openDatabaseLine(address);

it('the log says what was asked and how it went, and nothing of who asked or what they typed', async () => {
  const app = await startKillableApp(url, 'trace');
  const { phone } = app;
  answered(await phone.call(signUp, { username: 'Halima', password: 'suya-with-onions' }));
  answered(await phone.call(changeProfile, { name: 'Halima Bello', phone: '0803 555 7788' }));
  await phone.call(signIn, { username: 'Halima', password: 'kilishi-guess' });
  answered(await phone.call(joinEarlyAccess, { name: 'Bisi', email: 'bisi@example.com' }));
  await phone.call(trackOrder, { code: 'MW-ABCDEFGH', digits: '7788' });
  await phone.request('/api/markets/karmo-market?who=halima');
  await phone.request('/track/MW-ABCDEFGH');

  await expect.poll(() => app.said()).toContain('/api/markets/:slug');
  const log = app.said();
  expect(log).toContain('"route":"/api/auth/signup","status":200');
  expect(log).toContain('"reqId"');
  // A call's own id and its moment are chance: they may hold any three digits.
  const written = log.replaceAll(/"reqId":"[\w-]+"|"time":\d+/g, '');
  const session = phone.cookies.get('__Host-session') ?? 'no session was opened';
  for (const secret of [
    session,
    'Halima',
    'suya',
    'kilishi',
    '555',
    '7788',
    'bisi',
    'ABCDEFGH',
    '10.99.0.1',
    'karmo',
    'who=',
  ]) {
    expect(written).not.toContain(secret);
  }
}, 30_000);

it('a write is done and breaks nothing, though its client hung up at once', async () => {
  const app = await startKillableApp(url, 'info');
  answered(await app.phone.call(signIn, { username: 'oga', password: 'oga-of-the-market' }));
  const cookie = [...app.phone.cookies].map((pair) => pair.join('=')).join('; ');
  const body = JSON.stringify({ label: 'Friends', mostUses: 5, expiresAt: null });
  const head = [
    `POST ${makeAccessKey.path} HTTP/1.1`,
    'host: market.test',
    'x-forwarded-for: 10.99.0.2',
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const port = Number(new URL(app.url).port);
  for (let call = 0; call < 10; call += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    await once(socket, 'close');
  }
  const keys = async () => answered(await app.phone.call(showLaunch, {})).keys;
  await expect.poll(keys).toHaveLength(10);
  expect(app.said()).not.toContain('"level":50');
}, 30_000);
