import { useEffect, useRef, useState } from 'react';
import { pictureId } from '#contract/media/schema.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import type { Snapped } from './take-step.ts';

export interface Snaps {
  photos: readonly Snapped[];
  isWorking: boolean;
  /** The last file was no picture that this phone can read. */
  isUnreadable: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

/** Photos for one step, made small as they are taken; a new one replaces the old where only one is wanted. */
export function useSnaps(most: number): Snaps {
  const [photos, setPhotos] = useState<readonly Snapped[]>([]);
  const [working, setWorking] = useState(0);
  const [isUnreadable, setUnreadable] = useState(false);
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
    const preview = URL.createObjectURL(blob);
    previews.current.add(preview);
    const taken = { key: pictureId.parse(newRequestId()), blob, preview };
    setPhotos((now) => [...now, taken].slice(-most));
  };
  return {
    photos,
    isWorking: working > 0,
    isUnreadable,
    add: (files) => void Promise.all(files.map(snap)),
    remove: (key) => setPhotos((now) => now.filter((photo) => photo.key !== key)),
  };
}
