import { useEffect, useRef } from 'react';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { drawOutlines, type Drawing, type Outlines, type OutlinesMap } from './draw-outlines.ts';
import { MapFrame } from './map-frame.tsx';

export interface OutlinesProps extends Outlines {
  /** Description for people who do not see the map. */
  label: string;
  /** Set where the own outline is drawn by touch; people without a pointer need another way beside the map. */
  drawing?: Drawing | undefined;
  copy: { closer: string; further: string };
}

/** A map of outlines, one of which may be drawn on it. */
export function OutlinesView({ label, others, own, chosen, middle, drawing, copy }: OutlinesProps) {
  const { mapTilesUrl } = useAppContext();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<OutlinesMap>(undefined);
  const latest = useRef(drawing);
  const isDrawn = drawing !== undefined;
  useEffect(() => {
    latest.current = drawing;
  }, [drawing]);
  useEffect(() => {
    if (box.current === null) return;
    const map = drawOutlines(
      box.current,
      mapTilesUrl,
      isDrawn
        ? {
            onDraw: (next) => latest.current?.onDraw(next),
            onChoose: (corner) => latest.current?.onChoose(corner),
          }
        : undefined,
    );
    drawn.current = map;
    return () => map.remove();
  }, [mapTilesUrl, isDrawn]);
  // A map that was drawn anew has to be filled anew.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(
    () => drawn.current?.show({ others, own, chosen, middle }),
    [others, own, chosen, middle, mapTilesUrl, isDrawn],
  );
  return (
    <div className="map-tall">
      <MapFrame box={box} label={label} copy={copy} onZoom={(by) => drawn.current?.zoom(by)} />
    </div>
  );
}
