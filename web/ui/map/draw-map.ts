import { divIcon, latLngBounds, marker, polyline } from 'leaflet';
import type { Map as LeafletMap, Marker, Polyline } from 'leaflet';
import { baseMap } from './base-map.ts';
import type { Spot } from './spot.ts';

type Place = Pick<Spot, 'latitude' | 'longitude'>;

export interface DrawnMap {
  show(spots: readonly Spot[], line: readonly Place[]): void;
  zoom(by: number): void;
  /** A touch beside every sign says where it was. */
  onPick(onSpot: (place: Place) => void): void;
  remove(): void;
}

const closestZoom = 16;

/** Draws into an element, and keeps everything in sight until a person moves the map. */
export function drawMap(box: HTMLElement, tilesUrl: string | null): DrawnMap {
  const { map, remove } = baseMap(box, tilesUrl);
  const state: Shown = { markers: new Map(), line: undefined, isMoved: false };
  map.on('dragstart', () => (state.isMoved = true));
  return {
    show: (spots, line) => {
      const shown = tilesUrl === null ? spots : spots.filter(({ look }) => look !== 'name');
      showIn(map, state, shown, line);
    },
    zoom: (by) => {
      state.isMoved = true;
      map.setZoom(map.getZoom() + by);
    },
    onPick: (onSpot) => {
      // A picked spot stays where it was touched: the map does not move under it.
      map.on('click', ({ latlng }) => {
        state.isMoved = true;
        onSpot({ latitude: latlng.lat, longitude: latlng.lng });
      });
    },
    remove,
  };
}

interface Shown {
  markers: Map<string, Marker>;
  line: Polyline | undefined;
  isMoved: boolean;
}

function showIn(map: LeafletMap, state: Shown, spots: readonly Spot[], line: readonly Place[]): void {
  if (!state.isMoved) fit(map, spots);
  for (const [key, old] of state.markers) {
    if (spots.some((spot) => spot.key === key)) continue;
    old.remove();
    state.markers.delete(key);
  }
  for (const spot of spots) {
    const known = state.markers.get(spot.key);
    if (known === undefined) state.markers.set(spot.key, markerOf(spot).addTo(map));
    else known.setLatLng([spot.latitude, spot.longitude]);
  }
  state.line?.remove();
  state.line = polyline(line.map(pairOf), { className: 'map-line', interactive: false }).addTo(map);
}

function fit(map: LeafletMap, spots: readonly Spot[]): void {
  const places = spots.filter(({ look }) => look !== 'name');
  const inSight = places.length > 0 ? places : spots;
  map.fitBounds(latLngBounds(inSight.map(pairOf)), {
    padding: [inSight.some(isLong) ? Math.min(112, map.getSize().x / 4) : 48, 48],
    maxZoom: closestZoom,
    animate: false,
  });
}

/** Its words reach further than its sign. */
function isLong({ label }: Spot): boolean {
  return label.length > 16;
}

function pairOf({ latitude, longitude }: Place): [number, number] {
  return [latitude, longitude];
}

function markerOf(spot: Spot): Marker {
  const sign = document.createElement('span');
  sign.className = `map-sign map-sign-${spot.look}`;
  const text = document.createElement('span');
  text.className = 'map-label';
  text.textContent = spot.label;
  if (spot.label !== '') sign.append(text);
  return marker(pairOf(spot), {
    icon: divIcon({ html: sign, className: 'map-spot', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: spot.look === 'agent' ? 1000 : 0,
  });
}
