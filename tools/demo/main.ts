import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import { openClient, type Client } from '#test/client.ts';
import { askToLeave } from '#test/product/ask-to-leave.ts';
import { nodeFlags } from '#test/product/node-flags.ts';
import { applicants } from './crew/agent.ts';
import { openDay, playDay, playRound } from './day.ts';
import { everybody, gatherPeople } from './people.ts';
import { lineOf, switchNoticesOn, type Phones } from './phones.ts';
import { mostCities } from './scenes/cities.ts';
import { marketsOfAbuja } from './scenes/prices.ts';
import { openServices } from './services.ts';

// `npm run demo`: the product on a data folder of its own, with people in it and a day that goes on by itself. With
// `--short` it is over after one round; with `--cities N` it goes on in N cities.

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, cities: { type: 'string', default: '1' } },
});
const cities = Number(values.cities);
if (!Number.isInteger(cities) || cities < 1 || cities > mostCities)
  throw new Error(`--cities wants a number from 1 to ${mostCities}`);

const root = resolve(import.meta.dirname, '../..');
const port = process.env['PORT'] ?? '3000';
const url = `http://localhost:${port}`;

// Without accounts of one's own the third parties are played: pages to pay on, phones that ring, texts that can be read.
const phones: Phones = new Map();
const services = await openServices({
  rang: (address, payload) => console.log(lineOf(phones, address, payload)),
  texted: (number, text) => console.log(`SMS don go ${number}: ${text}`),
});
services.paystack?.notify(url + receivePaystackNotice.path);

const product = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: process.env['DATA_DIR'] ?? resolve(root, 'data/demo'),
    OWNER_USERNAME: everybody.godmode.username,
    OWNER_PASSWORD: everybody.godmode.password,
    // Each visitor of the day comes from an address of their own, as they would through a proxy.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    ...services.env,
  },
});
const day = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    day.abort();
    askToLeave(product);
  });
}
product.on('exit', (code) => {
  day.abort();
  void services.close();
  process.exitCode = code ?? 1;
});

try {
  if (await isReady()) await live(values.short);
} catch (error) {
  // A step that is under way when the day is ended cannot be finished.
  if (!day.signal.aborted) await giveUp(error);
}
if (product.exitCode === null) await once(product, 'exit');

async function live(isShort: boolean): Promise<void> {
  const people = await gatherPeople(openDevice);
  const { paystack: provider, termii: texts } = services;
  const stage = {
    people,
    crew: [],
    orders: [],
    sentLists: [],
    newVisitor: openDevice,
    provider,
    texts,
    log: console.log,
    markets: [...marketsOfAbuja],
    applicants: [...applicants],
  };
  introduce();
  await openDay(stage, cities);
  // Last: whoever signs in again on a phone has to say yes on it again.
  await switchNoticesOn(people, services, phones);
  if (!isShort) return playDay(stage, day.signal);
  await playRound(stage);
  askToLeave(product);
}

async function giveUp(error: unknown): Promise<void> {
  console.error(error);
  askToLeave(product);
  if (product.exitCode === null) await once(product, 'exit');
  process.exitCode = 1;
}

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
  if (services.termii !== undefined) console.log(`  SMS wey go out: ${services.termii.url}`);
  console.log('');
}
