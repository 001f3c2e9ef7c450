import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabaseLine } from '#test/database-line.ts';
import { freshDatabase } from '#test/database.ts';
import { startProduct, theOwner } from '#test/product-process.ts';

const body = JSON.stringify(theOwner);
const head = [
  'POST /api/auth/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
  'connection: close',
  '',
  '',
].join('\r\n');

it('told to leave, the product answers what is under way and takes nothing new', async () => {
  const product = await startProduct();
  const { port } = new URL(product.url);
  const phone = createConnection(Number(port), '127.0.0.1');
  await once(phone, 'connect');
  const answer = text(phone);
  phone.write(head + body.slice(0, 10));
  await pause(100);

  const left = product.stop();
  await expect
    .poll(() =>
      fetch(`${product.url}/healthz`).then(
        ({ status }) => status,
        () => 'nobody there',
      ),
    )
    .not.toBe(200);
  phone.write(body.slice(10));

  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await left;
}, 60_000);

it('behind a proxy with others beside it, it says first that it leaves, and serves until the proxy has heard', async () => {
  const { address } = await freshDatabase();
  const line = await openDatabaseLine(address);
  const product = await startProduct({ DATABASE_URL: line.url });

  const left = product.stop();
  const ready = () => fetch(`${product.url}/readyz`);
  await expect.poll(() => ready().then(({ headers }) => headers.get('x-refusal'))).toBe('leaving');
  await pause(2000);
  const page = await fetch(product.url);

  expect(page.status).toBe(200);
  // Whoever keeps connections for later keeps none to this one.
  expect(page.headers.get('connection')).toBe('close');
  await left;
  await expect(ready()).rejects.toThrow('fetch failed');
}, 60_000);
