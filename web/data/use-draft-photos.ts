import { useEffect, useState } from 'react';
import { useSnaps, type Snaps } from '#web/lib/pictures/use-snaps.ts';
import { draftPhotos, keepDraftPhotos } from '#web/offline/storage/draft-photos.ts';

interface DraftSnaps extends Snaps {
  /** True once the photos of before are read. */
  isRead: boolean;
}

/** The photos of a draft; they are on the device as soon as they are chosen. */
export function useDraftPhotos(draft: string, most: number): DraftSnaps {
  const snaps = useSnaps(most);
  const { photos, again } = snaps;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    void draftPhotos(draft)
      .catch(() => [])
      .then((stored) => {
        if (!isHere) return;
        again(stored);
        setRead(true);
      });
    return () => {
      isHere = false;
    };
  }, [draft, again]);
  useEffect(() => {
    if (isRead) keepDraftPhotos(draft, photos);
  }, [isRead, draft, photos]);
  return { ...snaps, isRead };
}
