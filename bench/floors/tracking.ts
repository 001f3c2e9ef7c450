import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { openDatabase } from '#server/db/database.ts';
import { findTracked } from '#server/features/orders/order/store-summaries.ts';
import { guessTries } from '#server/features/orders/policy.ts';
import { listen, readSettings } from './listen.ts';

// The SELECT that tracking asks, and nothing around it: no guards, no schema, no view.
const address = z.object({ path: z.string(), database: z.string(), username: z.string() });
const asked = z.object({ code: z.string(), digits: z.string() });
const db = openDatabase({ address: address.parse(await readSettings()), connections: 20 });

listen((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { code, digits } = asked.parse(JSON.parse(await text(request)));
  const tries = guessTries(code, { address: '127.0.0.1' });
  const { order } = await findTracked(db, { code, lastDigits: digits, tries: [tries.code, tries.address] });
  const body = JSON.stringify(order);
  response
    .writeHead(order === undefined ? 404 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
