import { marketId, type Market } from '#contract/markets/schema.ts';
import type { MarketRow } from './store.ts';

export function viewMarket(row: MarketRow): Market {
  return {
    id: marketId.parse(row.id),
    name: row.name,
    slug: row.slug,
    description: row.description,
    location: row.location,
    imageUrl: row.imageUrl,
    isActive: row.isActive,
    marketDays: row.marketDays,
  };
}
