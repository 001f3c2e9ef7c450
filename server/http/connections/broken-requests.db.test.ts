import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { exportAccount, signUp } from '#contract/accounts/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

/** Sends bare bytes and answers everything that came until the connection was closed. */
async function exchange(bytes: string): Promise<string> {
  const { port, hostname } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

function signingUp(username: string): string {
  const body = JSON.stringify({ username, password: 'garri and sugar' });
  return `POST ${signUp.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

function accountsOf(username: string): Promise<object[]> {
  return world.db`select from account where username = ${username}`;
}

it('a write that is followed by what is no HTTP is answered for itself, and the connection closed', async () => {
  const received = await exchange(`${signingUp('Halima of the lies')}and more than was said\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1.1 200 /);
  expect(received).not.toContain('HTTP/1.1 400');
  expect(await accountsOf('Halima of the lies')).toHaveLength(1);
});

it('a write whose own body breaks is refused, and writes nothing', async () => {
  const head = `POST ${signUp.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  const received = await exchange(`${head}5\r\n{"use\r\nno length\r\n`);
  expect(received).toMatch(/^HTTP\/1.1 400 /);
});

describe('a read with a body', () => {
  const exports = async () => {
    const [row] = await world.db.one({ count: number })`
      select count(*) as count from security_event where kind like '%exported'`;
    return row.count;
  };
  const begins = (cookies: ReadonlyMap<string, string>) =>
    `GET ${exportAccount.path} HTTP/1.1\r\nhost: x\r\ncookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}\r\n`;

  it.each([
    ['breaks off', 'transfer-encoding: chunked\r\n\r\n5\r\nabc\r\nno length\r\n'],
    ['comes whole', 'transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n'],
    ['never comes', 'content-length: 5\r\n\r\n'],
  ])('that %s is refused once, before an export is made and written down', async (_how, rest) => {
    const { client } = await signInOwner(world);
    const before = await exports();
    const received = await exchange(begins(client.cookies) + rest);
    expect(received).toMatch(/^HTTP\/1.1 400 /);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(await exports()).toBe(before);
  });

  it('of no bytes is answered', async () => {
    const { client } = await signInOwner(world);
    const before = await exports();
    const received = await exchange(
      `${begins(client.cookies)}content-length: 0\r\nconnection: close\r\n\r\n`,
    );
    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(await exports()).toBe(before + 1);
  });
});
