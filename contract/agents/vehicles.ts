import { errandPace } from '#contract/orders/arrival/range.ts';
import type { Vehicle } from './schema.ts';

interface VehicleFacts {
  /** The most that it carries from a market to doors at once. */
  carriesGrams: number;
  /** In the traffic of a town; a motorcycle is the pace by which arrivals are promised. */
  metresPerMinute: number;
}

export const vehicleFacts: Readonly<Record<Vehicle, VehicleFacts>> = {
  'on-foot': { carriesGrams: 20_000, metresPerMinute: 80 },
  bicycle: { carriesGrams: 30_000, metresPerMinute: 200 },
  // A bag of rice behind the driver, and little else.
  motorcycle: { carriesGrams: 60_000, metresPerMinute: errandPace.metresPerMinute },
  keke: { carriesGrams: 250_000, metresPerMinute: 300 },
  car: { carriesGrams: 300_000, metresPerMinute: 320 },
};

/** The vehicle that most agents have: counted with where nobody is at work yet. */
export const usualVehicle: Vehicle = 'motorcycle';

/** The most that one of them carries alone; where there is none, what a motorcycle carries. */
export function mostCarriedBy(vehicles: readonly Vehicle[]): number {
  const known = vehicles.length === 0 ? [usualVehicle] : vehicles;
  return Math.max(...known.map((vehicle) => vehicleFacts[vehicle].carriesGrams));
}

/** True where no agent who is at work carries so much alone; where none is, no motorcycle. */
export function isTooHeavy(grams: number, atWork: readonly Vehicle[]): boolean {
  return grams > mostCarriedBy(atWork);
}
