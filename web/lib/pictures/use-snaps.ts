import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureId } from '#contract/media/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { shrinkPicture } from './shrink-picture.ts';
import type { Snapped } from './snapped.ts';

export interface Snaps {
  photos: readonly Snapped[];
  isWorking: boolean;
  /** The last file was no picture that this phone can read. */
  isUnreadable: boolean;
  /** More were chosen than go: the first of them stay. */
  isOver: boolean;
  add: (files: readonly File[]) => void;
  /** Restores photos that the device had stored. */
  again: (stored: readonly Pick<Snapped, 'key' | 'blob'>[]) => void;
  remove: (key: string) => void;
}

/** Photos for one step, made small as they are taken; a new one replaces the old unless the first ones are to stay. */
export function useSnaps(most: number, stays: 'newest' | 'first' = 'newest'): Snaps {
  const [photos, setPhotos] = useState<readonly Snapped[]>([]);
  const [working, setWorking] = useState(0);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isOver, setOver] = useState(false);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const held = previews.current;
    return () => held.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const snap = async (file: File) => {
    setWorking((count) => count + 1);
    const blob = await shrinkPicture(file);
    setWorking((count) => count - 1);
    setUnreadable(blob === undefined);
    if (blob === undefined) return;
    const taken = shown({ key: pictureId.parse(newRequestId()), blob }, previews.current);
    setPhotos((now) => [...now, taken].slice(-most));
  };
  const again = useCallback<Snaps['again']>(
    (stored) => {
      const taken = stored.map((photo) => shown(photo, previews.current));
      if (taken.length > 0) setPhotos((now) => [...taken, ...now].slice(-most));
    },
    [most],
  );
  const add = (files: readonly File[]) => {
    const room = stays === 'first' ? Math.max(0, most - photos.length - working) : files.length;
    setOver(files.length > room);
    void Promise.all(files.slice(0, room).map(snap));
  };
  return {
    photos,
    isWorking: working > 0,
    isUnreadable,
    isOver,
    again,
    add,
    remove: (key) => setPhotos((now) => now.filter((photo) => photo.key !== key)),
  };
}

function shown(photo: Pick<Snapped, 'key' | 'blob'>, previews: Set<string>): Snapped {
  const preview = URL.createObjectURL(photo.blob);
  previews.add(preview);
  return { ...photo, preview };
}
