import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findBroadcast, readBroadcasts } from './store.ts';
import { reachOf } from './reach.ts';
import { readDeliveries } from '../delivery/store-log.ts';
import { viewBroadcast } from './view.ts';
import { viewDelivery } from '../delivery/view-delivery.ts';

const pageOfBroadcasts = 20;
const pageOfDeliveries = 50;

export async function broadcastOf(db: Db, id: string): Promise<Broadcast> {
  const row = await findBroadcast(db, id);
  if (row === undefined) throw new Error('a broadcast was kept and cannot be read');
  return viewBroadcast(row);
}

export async function listBroadcasts(
  db: Db,
  { after }: InputOf<typeof endpoints.listBroadcasts>,
): Promise<OutcomeOf<typeof endpoints.listBroadcasts>> {
  const rows = await readBroadcasts(db, after === undefined ? null : Number(after), pageOfBroadcasts + 1);
  const page = rows.slice(0, pageOfBroadcasts);
  const next = rows.length > page.length ? String(page.at(-1)?.number) : null;
  return { ok: true, value: { broadcasts: page.map(viewBroadcast), next } };
}

export async function previewBroadcast(
  db: Db,
  { audience, at }: InputOf<typeof endpoints.previewBroadcast>,
): Promise<OutcomeOf<typeof endpoints.previewBroadcast>> {
  return { ok: true, value: await reachOf(db, audience, at === undefined ? new Date() : new Date(at)) };
}

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
