import type * as endpoints from '#contract/agents/admin/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { viewPlace } from '../view.ts';
import { readOnRoad, type OnRoadRow } from './store.ts';

const mostOnline = 1000;

export async function listAgentsOnRoad(db: Db): Promise<OutcomeOf<typeof endpoints.listAgentsOnRoad>> {
  return { ok: true, value: (await readOnRoad(db, mostOnline)).map(viewOnRoad) };
}

function viewOnRoad({ onlineSince, lastSeenAt, place, placeAt, ...agent }: OnRoadRow) {
  return {
    ...agent,
    onlineSince: onlineSince.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    position: viewPlace(place, placeAt),
  };
}
