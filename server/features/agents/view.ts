import { firstNameOf } from '#contract/agents/first-name.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listAgentsOnline } from '#contract/agents/endpoints.ts';
import type { Agent, AgentForAdmin, Carrier, Shift } from '#contract/agents/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { AgentAtWorkRow, CarrierRow, OnlineRow } from './store-lists.ts';
import type { ShiftRow } from './shift/store.ts';
import type { AgentRow } from './store.ts';

export function viewAgent(row: AgentRow, addressOf: AddressOf): Agent {
  return {
    userId: row.userId,
    cityId: row.cityId,
    state: row.state,
    name: row.name,
    phone: row.phone,
    photoUrl: addressOf(row.photoId),
    vehicle: row.vehicle,
    works: row.works,
    marketIds: row.marketIds,
    appliedAt: row.appliedAt.toISOString(),
    reason: row.reason,
  };
}

export function viewAgentForAdmin(row: AgentAtWorkRow, addressOf: AddressOf): AgentForAdmin {
  return {
    ...viewAgent(row, addressOf),
    idPhotoUrl: addressOf(row.idPhotoId),
    onlineSince: row.onlineSince?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    position: viewPlace(row.position, row.positionAt),
    carrying: row.carrying,
    offersTaken: row.offersTaken,
    offersMade: row.offersMade,
  };
}

export function viewOnline({
  userId,
  name,
  marketName,
  carrying,
}: OnlineRow): ReplyOf<typeof listAgentsOnline>[number] {
  return { userId, name, marketName, carrying };
}

export function viewShift(row: ShiftRow): Shift {
  return {
    id: row.id,
    marketId: row.marketId,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export function viewCarrier(row: CarrierRow, addressOf: AddressOf): Carrier {
  return {
    firstName: firstNameOf(row.name),
    photoUrl: row.photoId === null ? null : addressOf(row.photoId),
    vehicle: row.vehicle,
    position: viewPlace(row.place, row.placeAt),
  };
}

export function viewPlace(place: CarrierRow['place'], at: Date | null): Carrier['position'] {
  if (place === null || at === null) return null;
  const { latitude, longitude, accuracyMetres } = place;
  return { latitude, longitude, accuracyMetres, at: at.toISOString() };
}
