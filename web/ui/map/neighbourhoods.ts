import { servedAreaNames, servedAreas } from '#contract/areas.ts';
import type { Spot } from './spot.ts';

/** The neighbourhoods by name: on plain paper they tell where one is. */
export const areaSpots: readonly Spot[] = servedAreaNames.map((name) => ({
  key: name,
  look: 'name',
  label: name,
  ...servedAreas[name],
}));
