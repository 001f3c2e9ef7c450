import type { QueryClient } from '@tanstack/react-query';
import { listAllZones, listZones } from '#contract/cities/zones/endpoints.ts';

/** A neighbourhood was drawn, opened or closed, or may have been while there was no stream. */
export function refetchZones(client: QueryClient): void {
  for (const { name } of [listZones, listAllZones]) void client.invalidateQueries({ queryKey: [name] });
}
