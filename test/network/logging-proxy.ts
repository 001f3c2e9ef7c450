import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { freePort } from './free-port.ts';

export interface LoggingProxy {
  url: string;
  /** Log lines of a usual proxy: method, address, and referrer of each request. */
  lines: string[];
  close(): void;
}

/** A proxy that stands before a place and logs what proxies log. */
export async function openLoggingProxy(target: string): Promise<LoggingProxy> {
  const lines: string[] = [];
  const server = createServer((coming, going) => {
    lines.push(`${coming.method} ${coming.url} ${coming.headers.referer ?? '-'}`);
    const { method = 'GET', headers } = coming;
    const asked = ask(new URL(coming.url ?? '/', target), { method, headers });
    asked.on('response', (answer) => {
      going.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(going);
    });
    asked.on('error', () => going.destroy());
    going.on('close', () => asked.destroy());
    coming.pipe(asked);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String(port)}`,
    lines,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
