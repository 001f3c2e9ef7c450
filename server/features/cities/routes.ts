import type { FeatureDeps } from '#server/feature.ts';
import type { Route } from '#server/http/route.ts';
import { zoneRoutes } from './zones/routes.ts';

export function citiesRoutes(deps: FeatureDeps): Route[] {
  return [...zoneRoutes(deps)];
}
