import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openWorld } from '#test/world.ts';

// The usual times, made ten times as short and more.
const patience = {
  headersTimeout: 1000,
  connectionsCheckingInterval: 500,
  bodies: { lookMs: 250, longestMs: 2000, pictureWindowMs: 1500 },
};
const dataFolder = mkdtempSync(join(tmpdir(), 'mw-slow-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ clock: 'stands', dataFolder, patience });

it('a caller who writes a letter of their headers at a time is let go, and others are served meanwhile', async () => {
  const { port, hostname } = new URL(world.url);
  const slow = Array.from({ length: 30 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx: ');
    const dripping = setInterval(() => socket.write('y'), 100);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    return once(socket, 'close').then(() => {
      clearInterval(dripping);
      return received;
    });
  });
  expect((await world.device().request('/healthz')).status).toBe(200);
  for (const text of await Promise.all(slow)) {
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('x-content-type-options: nosniff');
  }
});

/** Sends the head of a request and then a piece of its body ten times a second; answers what was said. */
async function drip(head: string, pieces: Iterable<Buffer>): Promise<string> {
  const { port, hostname } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const over = once(socket, 'close').then(() => 'over');
  socket.write(`${head}host: x\r\nconnection: close\r\n\r\n`);
  for (const piece of pieces) {
    if ((await Promise.race([over, pause(100)])) === 'over') break;
    socket.write(piece);
  }
  await over;
  return received;
}

function* inPieces(whole: Buffer, pieceBytes: number): Generator<Buffer> {
  for (let at = 0; at < whole.length; at += pieceBytes) yield whole.subarray(at, at + pieceBytes);
}

it('a photo that comes slowly is taken, and one that hardly comes and a slow text are let go', async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919 * (at % 251)) % 256));
  const photo = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(100_000);
  const sending = (type: string, path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`;
  const [taken, dripped, text] = await Promise.all([
    drip(sending('image/png', '/api/pictures', photo.length), inPieces(photo, Math.ceil(photo.length / 40))),
    drip(sending('image/png', '/api/pictures', photo.length), inPieces(photo, 20)),
    drip(sending('application/json', '/api/orders/quote', 90_000), inPieces(Buffer.alloc(90_000, 32), 2000)),
  ]);
  expect(taken).toMatch(/^HTTP\/1.1 200 /);
  expect(dripped).toMatch(/^HTTP\/1.1 408 /);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
  expect(dripped).toContain('x-content-type-options: nosniff');
});
