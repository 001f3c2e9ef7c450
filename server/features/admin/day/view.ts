import type { Matter, MatterKind } from '#contract/admin/day-schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { MatterRow } from './store-orders.ts';

export function viewMatter(
  kind: MatterKind,
  { id, since, code, who, about, count, kobo, phone = null }: MatterRow & { phone?: string | null },
): Matter {
  return {
    kind,
    id,
    since: since.toISOString(),
    code: code === null ? null : orderCode.parse(code),
    who,
    about,
    count,
    kobo,
    phone,
  };
}
