import { asKobo, asKoboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Approval } from '#contract/payments/approvals/schema.ts';
import type { ListedRow } from './store.ts';

export function viewApproval(row: ListedRow): Approval {
  return {
    ...row,
    kobo: asKobo(row.kobo),
    dayKobo: asKoboSum(row.dayKobo),
    code: row.code === null ? null : orderCode.parse(row.code),
    askedAt: row.askedAt.toISOString(),
    waitsUntil: row.waitsUntil?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
