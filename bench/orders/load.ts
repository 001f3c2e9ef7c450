import { placeOrder } from '#contract/orders/endpoints.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import { fromPhone } from '../load/addresses.ts';
import { runLoop } from '../load/closed-loop.ts';
import { requestBytes, type Reply } from '../load/raw-http.ts';
import { placingBy, type Placing } from './basket.ts';
import { sessionOf } from './customers.ts';

const code = /^\{"code":"MW-[2-9A-HJ-NP-Z]{8}","order":\{/;
const secondsAtMost = 60;

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
  port: number,
  basket: Placing,
  { clients, orders, first }: LoadRound,
): Promise<number> {
  const written = Array.from({ length: orders }, (_, index) => placingBytes(first + index, basket)).values();
  const next = () => written.next().value;
  const { rate } = await runLoop({ port, connections: clients, seconds: secondsAtMost, next, wrongWith });
  return rate;
}

/** Each customer has a phone of their own, and so an address. */
export function placingBytes(customer: number, basket: Placing): Buffer {
  const headers = { ...fromPhone(customer), cookie: `${sessionCookie}=${sessionOf(customer)}` };
  return requestBytes('POST', placeOrder.path, headers, JSON.stringify(placingBy(customer, basket)));
}

function wrongWith({ status, body }: Reply): string | undefined {
  const text = body.toString('latin1', 0, 200);
  return status === 200 && code.test(text) ? undefined : `an order was answered with ${status}: ${text}`;
}
