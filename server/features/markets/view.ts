import { shownPicture } from '#contract/media/shown-picture.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { Closure } from '#contract/markets/closure.ts';
import type { GalleryPhoto } from '#contract/markets/gallery.ts';
import type { ClosureRow } from './closures/store.ts';
import type { GalleryRow } from './gallery/store.ts';
import type { MarketRow } from './store.ts';

export function viewMarket(row: MarketRow): Market {
  return {
    id: row.id,
    cityId: row.cityId,
    name: row.name,
    slug: row.slug,
    description: row.description,
    location: row.location,
    imageUrl: row.photoId === null ? null : shownPicture(row.photoId),
    isActive: row.isActive,
    marketDays: row.marketDays,
    hours: row.hours,
    closures: row.closures,
    position: { latitude: row.latitude, longitude: row.longitude },
  };
}

export function viewClosure(row: ClosureRow): Closure {
  return {
    id: row.id,
    marketId: row.marketId,
    from: row.from,
    to: row.to,
    reason: row.reason,
    movesOrders: row.movesOrders,
    by: row.by,
    madeAt: row.madeAt.toISOString(),
  };
}

export function viewGallery(rows: readonly GalleryRow[]): GalleryPhoto[] {
  return rows.map(({ name, pictureId }) => ({ name, imageUrl: shownPicture(pictureId) }));
}
