import type { PictureId } from '#contract/media/schema.ts';
import { mostClaimPictures } from '#contract/orders/claims/schema.ts';

/** Progress of a photo to the server. */
export type PhotoState =
  | { kind: 'reading' }
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; id: PictureId }
  | { kind: 'unreadable' }
  | { kind: 'lost' }
  | { kind: 'refused'; sentence: string };

export interface Photo {
  key: string;
  /** An address of the small picture on this device; nothing until it is drawn, and after a reload. */
  preview: string | null;
  state: PhotoState;
}

export type PhotoChange =
  | { kind: 'add'; keys: readonly string[] }
  | { kind: 'drawn'; key: string; preview: string }
  | { kind: 'moved'; key: string; state: PhotoState }
  | { kind: 'remove'; key: string }
  | { kind: 'clear' };

/** Photos that reached the server before: only their ids are left on the device. */
export function photosOf(ids: readonly PictureId[]): Photo[] {
  return ids.map((id) => ({ key: id, preview: null, state: { kind: 'sent', id } }));
}

export function changePhotos(photos: readonly Photo[], change: PhotoChange): readonly Photo[] {
  switch (change.kind) {
    case 'add':
      return [
        ...photos,
        ...change.keys.map((key): Photo => ({ key, preview: null, state: { kind: 'reading' } })),
      ].slice(0, mostClaimPictures);
    case 'drawn':
      return photos.map((photo) =>
        photo.key === change.key ? { ...photo, preview: change.preview } : photo,
      );
    case 'moved':
      return photos.map((photo) => (photo.key === change.key ? { ...photo, state: change.state } : photo));
    case 'remove':
      return photos.filter(({ key }) => key !== change.key);
    case 'clear':
      return [];
  }
}

export function sentIds(photos: readonly Photo[]): PictureId[] {
  return photos.flatMap(({ state }) => (state.kind === 'sent' ? [state.id] : []));
}

/** Reason why these photos cannot go with a claim yet, if any. */
export function photosTrouble(
  photos: readonly Photo[],
  mayLack = false,
): 'wanted' | 'waiting' | 'failed' | undefined {
  if (photos.length === 0) return mayLack ? undefined : 'wanted';
  if (photos.some(({ state }) => state.kind === 'reading' || state.kind === 'sending')) return 'waiting';
  return sentIds(photos).length < photos.length ? 'failed' : undefined;
}
