import { useEffect, useRef } from 'react';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { drawMap, type DrawnMap } from './draw-map.ts';
import { MapFrame } from './map-frame.tsx';
import type { Spot } from './spot.ts';

export interface MapProps {
  /** Description for people who do not see the map. */
  label: string;
  spots: readonly Spot[];
  /** A dashed way from the first place to the last. */
  line?: readonly Pick<Spot, 'latitude' | 'longitude'>[];
  /** Set where a place can be picked by touch; people without a pointer need another way beside the map. */
  onPick?: ((place: Pick<Spot, 'latitude' | 'longitude'>) => void) | undefined;
  copy: { closer: string; further: string };
}

/** A map of a few places: on tiles where there are some, else on plain paper. */
export function MapView({ label, spots, line = [], onPick, copy }: MapProps) {
  const { mapTilesUrl } = useAppContext();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  }, [onPick]);
  useEffect(() => {
    if (box.current === null) return;
    const map = drawMap(box.current, mapTilesUrl);
    drawn.current = map;
    map.onPick((place) => picked.current?.(place));
    return () => map.remove();
  }, [mapTilesUrl]);
  // A map that was drawn anew has to be filled anew.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => drawn.current?.show(spots, line), [spots, line, mapTilesUrl]);
  return <MapFrame box={box} label={label} copy={copy} onZoom={(by) => drawn.current?.zoom(by)} />;
}
