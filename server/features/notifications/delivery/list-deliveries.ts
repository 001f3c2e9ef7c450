import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readDeliveries } from './store-log.ts';
import { viewDelivery } from './view-delivery.ts';

const pageOfDeliveries = 50;

export async function listDeliveries(
  db: Db,
  { after, ...filter }: InputOf<typeof endpoints.listDeliveries>,
): Promise<OutcomeOf<typeof endpoints.listDeliveries>> {
  const before = after === undefined ? null : Number(after);
  const rows = await readDeliveries(db, { before, most: pageOfDeliveries + 1, filter });
  const page = rows.slice(0, pageOfDeliveries);
  const next = rows.length > page.length ? String(page.at(-1)?.id) : null;
  return { ok: true, value: { deliveries: page.map(viewDelivery), next } };
}
