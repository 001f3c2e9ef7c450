import { Browser, control, map as mapIn, tileLayer, type Map as LeafletMap } from 'leaflet';
import { adoptStyles } from '#web/lib/page/adopt-styles.ts';
import styles from './map.css?inline';

adoptStyles(styles);

/** An empty map in an element: on tiles where there are some, else on plain paper. */
export function baseMap(box: HTMLElement, tilesUrl: string | null): { map: LeafletMap; remove: () => void } {
  const map = mapIn(box, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    // One finger scrolls the page; two move the map.
    dragging: !Browser.mobile,
    scrollWheelZoom: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fadeAnimation: false,
    maxZoom: 19,
    // Tiles are sharp at whole steps only; paper is at all of them.
    zoomSnap: tilesUrl === null ? 0.25 : 1,
  });
  control.scale({ imperial: false, position: 'topleft' }).addTo(map);
  if (tilesUrl !== null) tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(box);
  return {
    map,
    remove: () => {
      resized.disconnect();
      map.remove();
    },
  };
}
