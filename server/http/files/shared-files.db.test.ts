import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { shareAddress } from '#contract/installed/shared.ts';
import { paths } from '#contract/paths.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({});

test('a phone that shares while its worker is away is led to the composer, whatever it brings', async () => {
  const body = new FormData();
  body.set('text', 'pepper 500');
  body.set('files', new Blob([new Uint8Array(100_000)], { type: 'audio/ogg' }), 'note.ogg');
  const answer = await fetch(new URL(shareAddress, world.url), { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(paths.placeOrder);
});

test('a body without end is let pass for as long as a list could be, and its connection ends', async () => {
  const { hostname, port } = new URL(world.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()));
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  socket.write(
    `POST ${shareAddress} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      'transfer-encoding: chunked\r\n\r\n',
  );
  const megabyte = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_00_00), Buffer.from('\r\n')]);
  let sent = 0;
  while (!socket.destroyed && sent < 60) {
    sent += 1;
    const drained = new Promise<void>((resolve) => void socket.once('drain', () => resolve()));
    if (!socket.write(megabyte)) await Promise.race([drained, closed]);
  }
  socket.destroy();
  expect(answer).toContain(' 303 ');
  expect(sent).toBeLessThan(60);
});

test('an address that shares too often is told to wait', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'text/plain' };
  const share = async () => {
    const asked = { method: 'POST', headers, body: 'rice', redirect: 'manual' } as const;
    return (await fetch(new URL(shareAddress, world.url), asked)).status;
  };
  const statuses = new Set<number>();
  for (let turn = 0; turn < 31; turn += 1)
    for (const status of await Promise.all(Array.from({ length: 100 }, share))) statuses.add(status);
  expect([...statuses]).toEqual([303, 429]);
});
