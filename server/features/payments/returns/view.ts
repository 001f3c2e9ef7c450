import { asKoboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { GoodsReturn, ParcelSender } from '#contract/payments/returns/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { ReturnRow } from './store.ts';

/** With whom to bring a parcel back to, as long as it goes there. */
export function viewReturn(row: ReturnRow, addressOf: AddressOf): GoodsReturn {
  const isOnTheWay = row.toSender && row.outcome === null;
  return viewWith(row, addressOf, isOnTheWay ? senderOf(row) : null);
}

/** For staff, who call the sender wherever the parcel is. */
export function viewReturnForStaff(row: ReturnRow, addressOf: AddressOf): GoodsReturn {
  return viewWith(row, addressOf, senderOf(row));
}

function viewWith(row: ReturnRow, addressOf: AddressOf, sender: ParcelSender | null): GoodsReturn {
  return {
    id: row.id,
    code: orderCode.parse(row.code),
    agentId: row.agentId,
    agentName: row.agentName,
    goods: row.goods,
    worthKobo: asKoboSum(row.worthKobo),
    kobo: asKoboSum(row.kobo),
    madeAt: row.madeAt.toISOString(),
    broughtAt: row.broughtAt?.toISOString() ?? null,
    outcome: row.outcome,
    bag: row.bag,
    parcel: row.isParcel ? viewParcel(row, addressOf, sender) : null,
  };
}

function viewParcel(
  row: ReturnRow,
  addressOf: AddressOf,
  sender: ParcelSender | null,
): GoodsReturn['parcel'] {
  return {
    to: row.toSender ? 'sender' : 'office',
    feeKobo: row.feeKobo,
    takenBy: row.takenBy,
    photoUrl: row.pictureId === null ? null : addressOf(row.pictureId),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    keptUntil: row.keptUntil?.toISOString() ?? null,
    sender,
  };
}

/** The sender; null where the customer was forgotten, and for what no person gave. */
function senderOf(row: ReturnRow): ParcelSender | null {
  const { senderName, senderPhone, stopLatitude, stopLongitude } = row;
  if (senderName === null || senderPhone === null || stopLatitude === null || stopLongitude === null)
    return null;
  const { stopName, stopArea, stopLandmark } = row;
  return {
    name: senderName,
    phone: senderPhone,
    place: {
      name: stopName ?? '',
      area: stopArea ?? '',
      landmark: stopLandmark ?? '',
      latitude: stopLatitude,
      longitude: stopLongitude,
    },
  };
}
