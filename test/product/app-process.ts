import { flushCompileCache } from 'node:module';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env/env.ts';

/**
 * The product without pages, as a process of its own that a test can kill: `node test/product/app-process.ts` with the
 * environment of the product listens on a free port and says where.
 */
const env = { ...readEnv(process.env), port: 0, host: '127.0.0.1' };
if (env.databaseUrl === undefined) throw new Error('DATABASE_URL is wanted');
const db = openDatabase({ address: env.databaseUrl, connections: 3 });
const app = await buildApp({ db, env });
await app.prepare();
console.log(`listens ${await app.listen()}`);
// Killed, it writes nothing at its end.
flushCompileCache();
