import type { City } from '#contract/cities/schema.ts';

/** The city with this slug, where there are several. */
export function cityAt(cities: readonly City[] | undefined, slug: string): City | undefined {
  return cities !== undefined && cities.length > 1 ? cities.find((city) => city.slug === slug) : undefined;
}
