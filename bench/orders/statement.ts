import { placeOrder } from '#contract/orders/endpoints.ts';
import { askDatabase, type Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/sql/query.ts';
import { readSession } from '#server/features/accounts/sessions/session.ts';
import { launchGate } from '#server/features/launch/gate/gate.ts';
import { ordersRoutes } from '#server/features/orders/routes.ts';
import { takeCall } from '#server/http/route.ts';
import { newDataKey } from '#server/secrets/data-key.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { usualPasswordCost } from '#server/secrets/passwords.ts';
import type { Placing } from './basket.ts';

/**
 * Places one order through the product's own door without HTTP, and says every statement that it took; `pool` has
 * one connection, so that they come in their order.
 */
export async function statementsOfAnOrder(
  pool: Database,
  session: string,
  placing: Placing,
): Promise<Statement[]> {
  await askDatabase(pool);
  const statements: Statement[] = [];
  const db = pool.watchedBy([
    {
      statement: (statement) => {
        statements.push(statement);
        return () => undefined;
      },
    },
  ]);
  const background = {
    db,
    quick: db,
    publicUrl: 'http://localhost',
    paystack: undefined,
    firebase: undefined,
    termii: undefined,
    webPush: { subject: undefined, allowedOrigin: undefined },
    passwordCost: usualPasswordCost,
    keys: openKeyRing(() => [newDataKey()]),
    awayOf: () => Promise.resolve([]),
    log: { info: () => undefined, error: () => undefined },
  };
  const route = ordersRoutes(background).find(({ endpoint }) => endpoint.name === placeOrder.name);
  const member = await readSession(db, session);
  if (route === undefined || member === null) throw new Error('an order cannot be placed here');
  const caller = {
    person: member,
    language: 'pcm' as const,
    address: '127.0.0.1',
    userAgent: 'bench',
    origin: 'http://127.0.0.1',
    cookies: { read: () => undefined, write: () => undefined, clear: () => undefined },
  };
  const answer = await takeCall(route, placing, caller, launchGate(background));
  if (!answer.ok) throw new Error(`the first order was refused: ${answer.reason}`);
  return statements;
}

/** The one that writes the order. */
export function writingStatement(statements: readonly Statement[]): Statement {
  const [writing, ...more] = statements.filter(({ text }) => text.includes('insert into customer_order'));
  if (writing === undefined || more.length > 0) throw new Error('an order is not written by one statement');
  return writing;
}
