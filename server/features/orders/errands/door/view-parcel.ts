import type { OwnParcelReturn } from '#contract/orders/errands/parcel-return.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { ParcelReturnRow } from './store-parcel.ts';

/** A parcel on its way back, for the customer of its order. */
export function viewOwnParcelReturn(row: ParcelReturnRow, addressOf: AddressOf): OwnParcelReturn {
  return {
    to: row.toSender ? 'sender' : 'office',
    feeKobo: row.feeKobo,
    takenBy: row.takenBy,
    photoUrl: row.pictureId === null ? null : addressOf(row.pictureId),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    keptUntil: row.keptUntil?.toISOString() ?? null,
    madeAt: row.madeAt.toISOString(),
    broughtAt: row.broughtAt?.toISOString() ?? null,
    outcome: row.outcome,
    reason: row.reason,
    mayGoToOffice: mayGoToOffice(row),
  };
}

export function mayGoToOffice({ toSender, outcome }: Pick<ParcelReturnRow, 'toSender' | 'outcome'>): boolean {
  return toSender && outcome === null;
}
