import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { sessionCookie } from '#server/features/accounts/reads.ts';
import { placingBy, type Placing } from './orders-basket.ts';
import { sessionOf } from './orders-customers.ts';

const code = /^\{"code":"MW-[2-9A-HJ-NP-Z]{8}","order":\{/;

export interface LoadRound {
  /** Phones that order at the same time, each its next order when the last is answered. */
  clients: number;
  /** In all. */
  orders: number;
  /** The number of the first customer. */
  first: number;
}

/** Orders per second through HTTP; every answer is looked at, and one that is no order ends the run. */
export async function placeMany(
  url: string,
  basket: Placing,
  { clients, orders, first }: LoadRound,
  signal: AbortSignal,
): Promise<number> {
  const written = Array.from({ length: orders }, (_, index) => ({
    cookie: `${sessionCookie}=${sessionOf(first + index)}`,
    // Each customer has a phone of their own, and so an address.
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    body: Buffer.from(JSON.stringify(placingBy(first + index, basket))),
  }));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = written.values();
  const startedAt = performance.now();
  const phone = async () => {
    for (const sent of waiting) await send(agent, new URL(placeOrder.path, url), sent, signal);
  };
  await Promise.all(Array.from({ length: clients }, phone));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return orders / seconds;
}

function send(
  agent: Agent,
  url: URL,
  { cookie, address, body }: { cookie: string; address: string; body: Buffer },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const sent = request(url, { agent, method: 'POST', headers, signal }, (response) => {
      let heard = '';
      response.setEncoding('utf8').on('data', (text: string) => (heard += text));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200 && code.test(heard)) resolve();
        else reject(new Error(`an order was answered with ${response.statusCode}: ${heard.slice(0, 200)}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
