import type { AccessKey, Launch, Subscriber } from '#contract/launch/schema.ts';
import type { SubscriberRow } from './early-access/store.ts';
import type { AccessKeyRow } from './gate/store.ts';

export function viewKey(row: AccessKeyRow): AccessKey {
  return {
    id: row.id,
    label: row.label,
    uses: row.uses,
    mostUses: row.mostUses,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
  };
}

export function viewLaunch(maintenance: boolean, subscribers: number, keys: readonly AccessKeyRow[]): Launch {
  return { maintenance, subscribers, keys: keys.map(viewKey) };
}

export function viewSubscriber(row: SubscriberRow): Subscriber {
  return { name: row.name, email: row.email, subscribedAt: row.subscribedAt.toISOString() };
}
