import { useEffect, useState } from 'react';
import { mostPictures } from '#contract/chat/rules.ts';
import { useSnaps, type Snaps } from '#web/lib/pictures/use-snaps.ts';
import { draftPhotos, keepDraftPhotos } from './draft-photos.ts';

/** The photos of a half-written message; they are on the device as soon as they are chosen. */
export function useDraftPhotos(conversation: string): Snaps {
  const snaps = useSnaps(mostPictures);
  const { photos, again } = snaps;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    void draftPhotos(conversation)
      .catch(() => [])
      .then((kept) => {
        if (!isHere) return;
        again(kept);
        setRead(true);
      });
    return () => {
      isHere = false;
    };
  }, [conversation, again]);
  useEffect(() => {
    if (isRead) keepDraftPhotos(conversation, photos);
  }, [isRead, conversation, photos]);
  return snaps;
}
