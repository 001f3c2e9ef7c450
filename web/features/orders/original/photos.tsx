import { useRef, useState } from 'react';
import { originalCopy } from '#contract/copy/order/original.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import './original-styles.ts';
import { movedBy, transformOf, turned, whole, zoomedBy, zoomStep } from './photo-view.ts';
import { useAltKeys } from './use-alt-keys.ts';
import { usePhotoBox } from './use-photo-box.ts';

/** Photos of a paper list, one at a time, turned and made larger by buttons, keys and fingers. */
export function PhotoViewer({ urls }: { urls: readonly string[] }) {
  const { photos: copy } = useCatalogue(originalCopy);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [view, setView] = useState(whole);
  const side = () => box.current?.clientWidth ?? 0;
  const zoom = (factor: number) => setView((now) => zoomedBy(now, factor, side()));
  const move = (x: number, y: number) => setView((now) => movedBy(now, x, y, side()));
  const turn = () => setView(turned);
  const next = () => {
    setAt((now) => (now + 1) % urls.length);
    setView(whole);
  };
  const place = useAltKeys({
    KeyR: turn,
    Equal: () => zoom(zoomStep),
    Minus: () => zoom(1 / zoomStep),
    KeyN: urls.length > 1 ? next : undefined,
  });
  const wiring = usePhotoBox({ onMove: move, onZoom: zoom });
  const url = urls[at] ?? '';
  const name = copy.one(at + 1, urls.length);
  return (
    <section ref={place} aria-label={copy.label} className="grid gap-3">
      <div ref={box} className="photo-box" aria-label={copy.move} {...wiring}>
        <ComingPicture src={url} alt={name} draggable={false} style={{ transform: transformOf(view) }} />
      </div>
      <p className="text-center text-sm text-ink-soft">{name}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={turn}>
          {copy.turn}
        </Button>
        <Button variant="secondary" onClick={() => zoom(zoomStep)}>
          {copy.larger}
        </Button>
        <Button variant="secondary" disabled={view.zoom === 1} onClick={() => zoom(1 / zoomStep)}>
          {copy.smaller}
        </Button>
        {urls.length > 1 && (
          <Button variant="secondary" onClick={next}>
            {copy.next}
          </Button>
        )}
      </div>
    </section>
  );
}
