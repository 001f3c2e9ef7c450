import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { signUp } from '#contract/accounts/endpoints.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

/** Sends bare bytes and answers everything that came until the connection was closed. */
async function exchange(bytes: string): Promise<string> {
  const { port, hostname } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return said;
}

function signingUp(username: string): string {
  const body = JSON.stringify({ username, password: 'garri and sugar' });
  return `POST ${signUp.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

function accountsOf(username: string): Promise<object[]> {
  return world.db`select from account where username = ${username}`;
}

it('a write that is followed by what is no HTTP is answered for itself, and the connection closed', async () => {
  const said = await exchange(`${signingUp('Halima of the lies')}and more than was said\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 200 /);
  expect(said).not.toContain('HTTP/1.1 400');
  expect(await accountsOf('Halima of the lies')).toHaveLength(1);
});

it('a write whose own body breaks is refused, and writes nothing', async () => {
  const head = `POST ${signUp.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  const said = await exchange(`${head}5\r\n{"use\r\nno length\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 400 /);
});
