import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openWorld } from '#test/world.ts';

const patience = { headersTimeout: 1000, requestTimeout: 3000, connectionsCheckingInterval: 500 };
const world = await openWorld({ clock: 'stands', patience });

it('a caller who writes a letter of their headers at a time is let go, and others are served meanwhile', async () => {
  const { port, hostname } = new URL(world.url);
  const slow = Array.from({ length: 30 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx: ');
    const dripping = setInterval(() => socket.write('y'), 100);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.on('error', () => undefined);
    return once(socket, 'close').then(() => {
      clearInterval(dripping);
      return said;
    });
  });
  expect((await world.device().request('/healthz')).status).toBe(200);
  for (const said of await Promise.all(slow)) {
    expect(said).toMatch(/^HTTP\/1.1 408 /);
    expect(said).toContain('x-content-type-options: nosniff');
  }
});
