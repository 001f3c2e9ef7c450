import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { echoWord, findGoods } from './endpoints.ts';

/** A server with planted faults over a real database; what finds nothing in it would find nothing anywhere. */
export async function openStandIn(db: Database): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answer = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'content-type': type }).end(body);
    if (pathname === findGoods.path) {
      void json(request).then((body) =>
        findIn(db, response, z.object({ word: z.string() }).parse(body).word),
      );
    } else if (pathname === echoWord.path) {
      answer(200, 'text/html', `<!doctype html><p>No ${searchParams.get('word') ?? ''} today.</p>`);
    } else if (pathname.startsWith('/api/planted/on/')) {
      const to = decodeURIComponent(pathname.slice('/api/planted/on/'.length));
      // An address that wapiti cannot read would end its module.
      if (/^(https?:\/\/[\w.-]+)?\/\w*$/.test(to)) response.writeHead(302, { location: to }).end();
      else answer(404, 'text/plain', 'no such place');
    } else {
      answer(200, 'text/html', '<!doctype html><p>A market.</p>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    port: address.port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function findIn(db: Database, response: ServerResponse, word: string): Promise<void> {
  response.setHeader('content-type', 'application/json');
  try {
    const rows = await db.unsafe(
      `select name from (values ('garri'), ('pepper'), ('yam')) as goods (name) where name <> '${word}'`,
    );
    response.writeHead(200).end(JSON.stringify({ goods: rows }));
  } catch (error) {
    response.writeHead(500).end(`PostgreSQL query failed: ERROR: ${String(error)}`);
  }
}
