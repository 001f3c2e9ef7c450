import type { Kobo } from '#contract/kobo.ts';
import type { LoadClass } from '#contract/lists/load/load-class.ts';
import type { OrderKind, SeenErrand } from './schema.ts';

interface ErrandRow {
  kind: OrderKind;
  stopArea: string | null;
  stopLandmark: string | null;
  stopPerson: string | null;
  stopPhone: string | null;
  givenBy: string | null;
  declaredKobo: Kobo | null;
  feeLoad: LoadClass;
  leavesWithPhoto: boolean;
  brings: boolean;
  waitSteps: number;
  waitStepKobo: Kobo;
  waitedSteps: number;
  stopReachedAt: Date | null;
}

/** The errand that an order's readers see; null for a list of a market. */
export function seenErrandOf(order: ErrandRow): SeenErrand | null {
  const stop = { area: order.stopArea ?? '', landmark: order.stopLandmark ?? '' };
  const waiting = {
    limit: order.waitSteps,
    stepKobo: order.waitStepKobo,
    charged: order.waitedSteps,
    since: order.stopReachedAt?.toISOString() ?? null,
  };
  switch (order.kind) {
    case 'market':
      return null;
    case 'fetch':
      return { kind: 'fetch', stop };
    case 'carry':
      return { kind: 'carry', stop, ...parcelOf(order), waiting };
    case 'do':
      return { kind: 'do', stop, brings: order.brings, waiting };
  }
}

function parcelOf({ stopPerson, stopPhone, givenBy, declaredKobo, feeLoad, leavesWithPhoto }: ErrandRow) {
  if (declaredKobo === null) throw new Error('a parcel has a declared value');
  const giver =
    stopPerson === null || stopPhone === null || stopPerson === ''
      ? null
      : { name: stopPerson, phone: stopPhone };
  return { giver, givenBy, declaredKobo, load: feeLoad, leavesWithPhoto };
}
