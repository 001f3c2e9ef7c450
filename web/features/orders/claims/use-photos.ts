import { useEffect, useReducer, useRef } from 'react';
import type { PictureId } from '#contract/media/schema.ts';
import { mostClaimPictures } from '#contract/orders/claims/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { sendPicture } from '#web/lib/pictures/send-picture.ts';
import { shrinkPicture } from '#web/lib/pictures/shrink-picture.ts';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { changePhotos, photosOf, type Photo, type PhotoState } from './photos.ts';
import { refusalText } from '../refusal-text.ts';

export interface Photos {
  photos: readonly Photo[];
  /** Takes as many as there is room for, and says whether all had room. */
  add: (files: readonly File[]) => boolean;
  retry: (key: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

interface OnDevice {
  file: File;
  small?: Blob;
  preview?: string;
  way: AbortController;
}

/** The photos of a claim: each is made small and sent on its own as soon as it is chosen. */
export function usePhotos(stored: readonly PictureId[]): Photos {
  const [photos, change] = useReducer(changePhotos, stored, photosOf);
  const { language } = useAppContext();
  const device = useRef(new Map<string, OnDevice>());
  // One at a time: a slow network and a small memory are shared badly.
  const line = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const held = device.current;
    return () => held.forEach(letGo);
  }, []);

  const send = (key: string) => {
    const held = device.current.get(key);
    if (held === undefined) return;
    const move = (state: PhotoState) => change({ kind: 'moved', key, state });
    move({ kind: 'reading' });
    line.current = line.current.then(async () => {
      if (held.way.signal.aborted) return;
      if (held.small === undefined && !(await draw(held))) return move({ kind: 'unreadable' });
      if (held.preview !== undefined) change({ kind: 'drawn', key, preview: held.preview });
      move(await arrive(held, move, (error) => refusalText(error, language)));
    });
  };
  const add = (files: readonly File[]) => {
    const fresh = files.slice(0, mostClaimPictures - photos.length).map((file) => ({
      key: newRequestId(),
      held: { file, way: new AbortController() },
    }));
    change({ kind: 'add', keys: fresh.map(({ key }) => key) });
    for (const { key, held } of fresh) {
      device.current.set(key, held);
      send(key);
    }
    return fresh.length === files.length;
  };
  const remove = (key: string) => {
    letGo(device.current.get(key));
    device.current.delete(key);
    change({ kind: 'remove', key });
  };
  const clear = () => {
    device.current.forEach(letGo);
    device.current.clear();
    change({ kind: 'clear' });
  };
  return { photos, add, retry: send, remove, clear };
}

/** True where there is a small picture now. */
async function draw(held: OnDevice): Promise<boolean> {
  const small = await shrinkPicture(held.file);
  if (small === undefined || held.way.signal.aborted) return false;
  held.small = small;
  held.preview = URL.createObjectURL(small);
  return true;
}

async function arrive(
  { small, way }: OnDevice,
  move: (state: PhotoState) => void,
  sentenceFor: (error: ApiError) => string,
): Promise<PhotoState> {
  if (small === undefined) return { kind: 'unreadable' };
  const onShare = (share: number) => move({ kind: 'sending', share });
  onShare(0);
  try {
    return { kind: 'sent', id: await sendPicture(small, { onShare, signal: way.signal }) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'lost' };
    if (error.code === 'not-a-picture') return { kind: 'unreadable' };
    return { kind: 'refused', sentence: sentenceFor(error) };
  }
}

function letGo(held: OnDevice | undefined): void {
  held?.way.abort();
  if (held?.preview !== undefined) URL.revokeObjectURL(held.preview);
}
