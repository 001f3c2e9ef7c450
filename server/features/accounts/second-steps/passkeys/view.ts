import type { Passkey } from '#contract/accounts/second-steps/schema.ts';
import type { PasskeyRow } from './store.ts';

export function viewPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
