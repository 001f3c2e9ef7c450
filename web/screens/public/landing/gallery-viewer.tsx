import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useCopy } from '../../../lib/surroundings.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { GalleryPicture } from '../gallery.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  startAt: number;
  onClose: () => void;
}

const swipePx = 40;

/** One picture, large: arrows or a swipe move on, Esc or a tap beside it closes. */
export function GalleryViewer({ pictures, startAt, onClose }: Props) {
  const copy = useCopy().landing.gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number | null>(null);
  const [place, setPlace] = useState(startAt);
  const move = (by: number) => setPlace((now) => (now + by + pictures.length) % pictures.length);
  useEffect(() => dialog.current?.showModal(), []);
  const picture = pictures[place];
  if (picture === undefined) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(moved) >= swipePx) move(moved < 0 ? 1 : -1);
  };
  const caption = copy.captions[picture.name];
  return (
    <dialog
      ref={dialog}
      className="gallery-viewer"
      aria-label={copy.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <figure
        className="gallery-viewer-figure"
        onPointerDown={(event) => (touchedAt.current = event.clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (touchedAt.current = null)}
      >
        <img src={picture.source} alt={caption} width={picture.width} height={picture.height} draggable={false} />
        <figcaption aria-live="polite">
          <strong>{caption}</strong>
          <span>{copy.position(place + 1, pictures.length)}</span>
        </figcaption>
      </figure>
      <div className="gallery-viewer-buttons">
        <ViewerButton label={copy.previous} icon="left" onClick={() => move(-1)} />
        <ViewerButton label={copy.close} icon="close" onClick={() => dialog.current?.close()} />
        <ViewerButton label={copy.next} icon="right" onClick={() => move(1)} />
      </div>
    </dialog>
  );
}
