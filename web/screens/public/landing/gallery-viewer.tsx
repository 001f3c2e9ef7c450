import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { GalleryName } from '#contract/markets/gallery.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { GalleryImage } from '#web/features/markets/gallery-image.tsx';
import type { GalleryPicture } from '#web/features/markets/gallery-pictures.ts';

export interface ViewerProps {
  pictures: readonly GalleryPicture[];
  photoOf: (name: GalleryName) => string | null;
  startAt: number;
  onClose: () => void;
}

const swipePx = 40;

/** One picture, large: arrow keys, buttons or a swipe move on; Escape, the button or a touch beside it closes. */
export function GalleryViewer({ pictures, photoOf, startAt, onClose }: ViewerProps) {
  const { gallery } = useCopy().landing;
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(startAt);
  const move = (by: number) => setPlace((now) => (now + by + pictures.length) % pictures.length);
  const swipe = useSwipe(move);
  useEffect(() => dialog.current?.showModal(), []);
  const picture = pictures[place];
  if (picture === undefined) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  const caption = gallery.captions[picture.name];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={gallery.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="grid touch-pan-y gap-3 p-4 select-none" {...swipe}>
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{gallery.position(place + 1, pictures.length)}</p>
          <IconButton label={gallery.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        <GalleryImage
          picture={picture}
          photo={photoOf(picture.name)}
          isLarge
          className="h-auto max-h-[60dvh] w-full"
          title={caption}
        />
        <div className="flex items-center justify-between gap-3">
          <IconButton label={gallery.previous} onClick={() => move(-1)}>
            <Icon name="back" />
          </IconButton>
          <p aria-live="polite" className="text-center text-lg font-extrabold">
            {caption}
          </p>
          <IconButton label={gallery.next} onClick={() => move(1)}>
            <Icon name="forward" />
          </IconButton>
        </div>
      </div>
    </dialog>
  );
}

/** A finger drawn far enough sideways: leftwards is on, rightwards is back. */
function useSwipe(move: (by: number) => void) {
  const touchedAt = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      touchedAt.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
      touchedAt.current = null;
      if (Math.abs(moved) >= swipePx) move(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      touchedAt.current = null;
    },
  };
}
