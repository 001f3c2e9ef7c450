import { userId } from '#contract/accounts/schema.ts';
import { mostCounted, type Counted } from '#contract/counted.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderFilter, orderViewId, type AdminOrder, type OrderView } from '#contract/orders/admin/schema.ts';
import type { AdminRow, Place } from './store.ts';
import type { OrderViewRow } from './views/store.ts';
import { viewSummary } from '../order/view.ts';

export function viewAdminOrder(row: AdminRow): AdminOrder {
  const { carrierId, carrierName } = row;
  return {
    ...viewSummary(row),
    version: row.version,
    payWay: row.payWay,
    ceilingKobo: asKobo(row.ceilingKobo),
    customer: {
      id: row.accountId === null ? null : userId.parse(row.accountId),
      name: row.customerName,
      phone: row.customerPhone ?? '',
    },
    receiverName: row.receiverName,
    agent:
      carrierId === null || carrierName === null ? null : { id: userId.parse(carrierId), name: carrierName },
    promisedAt: row.promisedAt.toISOString(),
    isLate: row.isLate,
    openClaims: row.openClaims,
    openQuestions: row.openQuestions,
    openAlarms: row.openAlarms,
  };
}

/** So many were found, and perhaps there are more than anybody counted. */
export function viewCounted(found: number, areMore: boolean): Counted {
  return { count: Math.min(found, mostCounted), isMore: areMore || found > mostCounted };
}

export function writePlace({ micros, number }: Place): string {
  return `${micros}.${number}`;
}

export function readPlace(written: string): Place {
  const [micros, number] = written.split('.');
  return { micros: Number(micros), number: Number(number) };
}

export function viewOrderView(row: OrderViewRow, readerId: string): OrderView {
  return {
    id: orderViewId.parse(row.id),
    name: row.name,
    filter: orderFilter.parse(row.filter),
    isShared: row.isShared,
    isMine: row.accountId === readerId,
    madeBy: row.madeBy,
  };
}
