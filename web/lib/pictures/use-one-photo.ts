import { useEffect, useRef, useState } from 'react';
import type { PictureId } from '#contract/media/schema.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Progress of the photo. */
export type OnePhotoState =
  | { kind: 'none' | 'working' | 'unreadable' | 'there' }
  | { kind: 'sending'; share: number }
  | { kind: 'lost'; sentence: string | undefined };

export interface OnePhoto {
  state: OnePhotoState;
  preview: string | undefined;
  choose: (file: File) => void;
  retry: () => void;
}

/** One photo that is made small and sent as soon as it is taken; a new one takes its place. */
export function useOnePhoto(stored: PictureId | null, onThere: (id: PictureId | null) => void): OnePhoto {
  const [state, setState] = useState<OnePhotoState>({ kind: stored === null ? 'none' : 'there' });
  const [preview, setPreview] = useState<string>();
  const way = useRef(new AbortController());
  const small = useRef<Blob | undefined>(undefined);
  useEffect(() => () => way.current.abort(), []);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const send = async (blob: Blob) => {
    way.current.abort();
    const own = new AbortController();
    way.current = own;
    const move = (next: OnePhotoState) => own.signal.aborted || setState(next);
    move({ kind: 'sending', share: 0 });
    try {
      const onShare = (share: number) => move({ kind: 'sending', share });
      const id = await sendPicture(blob, { onShare, signal: own.signal });
      move({ kind: 'there' });
      if (!own.signal.aborted) onThere(id);
    } catch (error) {
      move({ kind: 'lost', sentence: sentenceOf(error) });
    }
  };
  const choose = async (file: File) => {
    onThere(null);
    setState({ kind: 'working' });
    small.current = await shrinkPicture(file);
    if (small.current === undefined) return setState({ kind: 'unreadable' });
    setPreview(URL.createObjectURL(small.current));
    await send(small.current);
  };
  return {
    state,
    preview,
    choose: (file) => void choose(file),
    retry: () => small.current && void send(small.current),
  };
}
