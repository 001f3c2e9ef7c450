import { mostCounted, type Counted } from '#contract/counted.ts';
import { isTimePromised } from '#contract/orders/arrival/order-arrival.ts';
import type { AdminOrder, OrderView } from '#contract/orders/admin/schema.ts';
import type { AdminRow, Place } from './store.ts';
import type { OrderViewRow } from './views/store.ts';
import { viewArrival } from '../order/view-eta.ts';
import { viewSummary } from '../order/view.ts';

export function viewAdminOrder(row: AdminRow, now: Date): AdminOrder {
  const { carrierId, carrierName } = row;
  return {
    ...viewSummary(row),
    version: row.version,
    payWay: row.payWay,
    ceilingKobo: row.ceilingKobo,
    customer: {
      id: row.accountId,
      name: row.customerName,
      phone: row.customerPhone ?? '',
    },
    receiverName: row.receiverName,
    isByPhone: row.isByPhone,
    agent: carrierId === null || carrierName === null ? null : { id: carrierId, name: carrierName },
    eta: viewArrival(row, now).eta,
    promisedAt: isTimePromised(row) ? row.promisedAt.toISOString() : null,
    isLate: row.isLate,
    openClaims: row.openClaims,
    openQuestions: row.openQuestions,
    openAlarms: row.openAlarms,
  };
}

/** Count that may stop at the limit of counting. */
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
    id: row.id,
    name: row.name,
    filter: row.filter,
    isShared: row.isShared,
    isMine: row.accountId === readerId,
    madeBy: row.madeBy,
  };
}
