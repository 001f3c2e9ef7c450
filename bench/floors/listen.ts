import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Settings of a floor, sent by the bench on its standard input. */
export async function readSettings(): Promise<unknown> {
  return JSON.parse(await text(process.stdin)) as unknown;
}

/** Listens on a free port and says which. */
export function listen(answer: RequestListener): void {
  const server = createServer(answer).listen(0, '127.0.0.1', () => {
    const bound = server.address();
    console.log(typeof bound === 'object' && bound !== null ? bound.port : '');
  });
}
