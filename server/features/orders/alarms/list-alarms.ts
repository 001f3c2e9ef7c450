import type { OutcomeOf } from '#contract/endpoint.ts';
import { customerAlarms } from '#contract/orders/alarms/schema.ts';
import type * as endpoints from '#contract/orders/alarms/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { reportOfAlarm } from '../delivery/door-reports/view.ts';
import { type AlarmRow, readOpenAlarms } from './store.ts';

const mostShown = 200;

/** Open alarms: decisions first, then the oldest. */
export async function listAlarms(db: Db): Promise<OutcomeOf<typeof endpoints.listAlarms>> {
  const rows = await readOpenAlarms(db, mostShown);
  return {
    ok: true,
    value: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      code: row.code === null ? null : orderCode.parse(row.code),
      raisedAt: row.raisedAt.toISOString(),
      about: row.about,
      report: reportOfAlarm(row),
      customer: customerOf(row),
    })),
  };
}

function customerOf({ kind, customerName, customerPhone }: AlarmRow): { name: string; phone: string } | null {
  if (customerPhone === null || !customerAlarms.has(kind)) return null;
  return { name: customerName ?? '', phone: customerPhone };
}
