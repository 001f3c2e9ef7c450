import type { City, OfficeCity } from '#contract/cities/schema.ts';
import type { CityRow, OfficeRow } from './store.ts';

export function viewCity({ latitude, longitude, ...row }: CityRow): City {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    letters: row.letters,
    hours: row.hours,
    middle: { latitude, longitude },
    isActive: row.isActive,
    settings: row.settings,
    measures: row.measures,
  };
}

export function viewOfficeCity(row: OfficeRow): OfficeCity {
  return {
    ...viewCity(row),
    markets: row.markets,
    agents: row.agents,
    changedAt: row.changedAt.toISOString(),
  };
}
