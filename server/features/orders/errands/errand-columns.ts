import type { AgreedWait } from '#contract/orders/placing/estimate.ts';
import { asKobo } from '#contract/kobo.ts';
import type { PlacedStop } from '../placing/appraise.ts';
import type { ErrandColumns } from '../placing/store-new-order.ts';

/** An order of a market. */
export const noErrand: ErrandColumns = {
  kind: 'market',
  brings: true,
  stopName: null,
  stopArea: null,
  stopLandmark: null,
  stopLatitude: null,
  stopLongitude: null,
  stopIsPinned: false,
  stopPerson: null,
  stopPhone: null,
  declaredKobo: null,
  leavesWithPhoto: false,
  waitSteps: 0,
  waitStepKobo: asKobo(0),
};

/** The columns of an order with this stop; `giverPhone` is the number of who hands a parcel over, as it was read. */
export function errandColumnsOf(
  placed: PlacedStop | null,
  giverPhone: string | null,
  waiting: AgreedWait | null,
): ErrandColumns {
  if (placed === null) return noErrand;
  const { errand, zone } = placed;
  const shared = {
    ...noErrand,
    kind: errand.kind,
    stopName: errand.stop.name,
    stopArea: zone.area,
    stopLandmark: errand.stop.landmark,
    stopLatitude: zone.door.latitude,
    stopLongitude: zone.door.longitude,
    stopIsPinned: errand.stop.pin !== null,
    waitSteps: waiting?.limit ?? 0,
    waitStepKobo: waiting?.stepKobo ?? asKobo(0),
  };
  switch (errand.kind) {
    case 'fetch':
      return shared;
    case 'carry':
      return {
        ...shared,
        stopPerson: errand.giver.name,
        stopPhone: giverPhone,
        declaredKobo: errand.declaredKobo,
        leavesWithPhoto: errand.leavesWithPhoto,
      };
    case 'do':
      return { ...shared, brings: errand.brings };
  }
}
