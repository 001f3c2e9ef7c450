import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { freePort } from '#test/network/free-port.ts';
import { test as withProduct } from './product.ts';

export interface Deployment {
  url: string;
  /** A new version is put there: pages and worker are of another build from now on. */
  renew: () => void;
}

/** Changes of a new build: the names of its files, and with them the worker that stores them. */
function renewed(text: string): string {
  return text.replaceAll('/assets/', '/assets/renewed/').replace(/(version:.)[0-9a-f]{12}/, '$1feedfeedfeed');
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** The product behind a door of the test, which can put a new version there while somebody is using the old one. */
export const test = withProduct.extend<{ deployment: Deployment }>({
  deployment: async ({ product }, use) => {
    let isRenewed = false;
    const door = createServer((coming, going) => {
      const address = new URL((coming.url ?? '/').replace('/assets/renewed/', '/assets/'), product.url);
      // Whole and unpacked, since it may be changed on the way.
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...passed } = coming.headers;
      const headers = { ...passed, 'accept-encoding': 'identity' };
      const asked = ask(address, { method: coming.method ?? 'GET', headers });
      asked.on('response', (answer) => {
        const { 'content-length': _length, ...rest } = answer.headers;
        going.writeHead(answer.statusCode ?? 502, rest);
        const changes =
          address.pathname === '/sw.js' || answer.headers['content-type']?.startsWith('text/html');
        if (isRenewed && changes) void textOf(answer).then((text) => going.end(renewed(text)));
        else answer.pipe(going);
      });
      asked.on('error', () => going.destroy());
      coming.pipe(asked);
    });
    const port = await freePort();
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
    await use({
      url: `http://localhost:${String(port)}`,
      renew: () => {
        isRenewed = true;
      },
    });
    door.closeAllConnections();
    door.close();
  },
});
