import type { Person } from '#server/http/person.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { moversOf } from '#server/features/orders/policy.ts';

/** As whom this person may say where something goes: its customer first, else staff; nothing for everybody else. */
export function speakerOf(
  person: Person,
  token: string | null,
  order: OrderRow,
): 'customer' | 'admin' | undefined {
  const movers = moversOf(person, token, order);
  if (movers.includes('customer')) return 'customer';
  return movers.includes('admin') ? 'admin' : undefined;
}
