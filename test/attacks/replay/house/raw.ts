import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#test/client.ts';

/** Sends bare bytes and answers everything that came until the connection was closed. */
export async function exchange(url: string, pieces: Iterable<string | Buffer>, pauseMs = 0): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const over = once(socket, 'close').then(() => 'over');
  for (const piece of pieces) {
    socket.write(piece);
    if (pauseMs > 0 && (await Promise.race([over, pause(pauseMs)])) === 'over') break;
  }
  await over;
  return received;
}

/** The head of a write by whoever has these cookies. */
export function headOf(
  { method, path }: { method: string; path: string },
  { cookies }: Pick<Client, 'cookies'>,
  ...lines: string[]
): string {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const all = [`${method} ${path} HTTP/1.1`, 'host: market.test', `cookie: ${cookie}`, ...lines];
  return `${all.join('\r\n')}\r\n\r\n`;
}

/** The statuses of all answers in what was said. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
