import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import { openClient, type Client } from '#test/client.ts';
import { openPaystack } from '#test/stand-ins/paystack/stand-in.ts';
import { playDay } from './day.ts';
import { everybody, gatherPeople } from './people.ts';

// `npm run demo`: the product on a data folder of its own, with people in it and a day that goes on by itself.

const root = resolve(import.meta.dirname, '../..');
const port = process.env['PORT'] ?? '3000';
const url = `http://localhost:${port}`;

// Without a key of one's own the money is played: a provider beside the product whose pages can be opened and paid on.
const provider = process.env['PAYSTACK_SECRET_KEY'] === undefined ? await openPaystack() : undefined;
provider?.notify(url + receivePaystackNotice.path);

const product = spawn(process.execPath, ['server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: process.env['DATA_DIR'] ?? resolve(root, 'data/demo'),
    OWNER_USERNAME: everybody.godmode.username,
    OWNER_PASSWORD: everybody.godmode.password,
    // Each visitor of the day comes from an address of their own, as they would through a proxy.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    ...(provider === undefined
      ? {}
      : { PAYSTACK_SECRET_KEY: provider.secretKey, PAYSTACK_BASE_URL: provider.url }),
  },
});
const day = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    day.abort();
    product.kill('SIGTERM');
  });
}
product.on('exit', (code) => {
  day.abort();
  void provider?.close();
  process.exitCode = code ?? 1;
});

if (await isReady()) {
  const people = await gatherPeople(openDevice);
  const stage = { people, crew: [], orders: [], newVisitor: openDevice, provider, tell: console.log };
  introduce();
  await playDay(stage, day.signal);
}
if (product.exitCode === null) await once(product, 'exit');

async function isReady(): Promise<boolean> {
  while (!day.signal.aborted) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok === true) return true;
    await pause(200);
  }
  return false;
}

function openDevice(): Client {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return openClient({
    url,
    address: `10.${part()}.${part()}.${part()}`,
    userAgent: 'MarketWaka demo (Android)',
  });
}

function introduce(): void {
  console.log(`\nDi demo day don start for ${url}\n`);
  for (const { role, username, password } of Object.values(everybody)) {
    console.log(`  ${role.padEnd(10)} ${username.padEnd(8)} ${password}`);
  }
  console.log('');
}
