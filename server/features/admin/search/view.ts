import type { FoundAgent, FoundOrder, FoundPerson } from '#contract/admin/search-endpoints.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import type { PersonRow } from '#server/features/accounts/admin/store.ts';
import type { AgentAtWorkRow } from '#server/features/agents/store-lists.ts';

export function viewFoundOrder(order: AdminOrder): FoundOrder {
  const { code, status, customer, receiverName, marketName, placedAt } = order;
  return {
    code,
    status,
    customerName: customer.name,
    customerPhone: customer.phone,
    receiverName,
    marketName,
    placedAt,
  };
}

export function viewFoundPerson({ id, username, name, phone, role }: PersonRow): FoundPerson {
  return { userId: id, username, name, phone, role };
}

export function viewFoundAgent({ userId, name, phone, state, onlineSince }: AgentAtWorkRow): FoundAgent {
  return { userId, name, phone, state, isOnline: onlineSince !== null };
}
