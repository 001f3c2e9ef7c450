import {
  divIcon,
  latLngBounds,
  marker,
  polygon,
  polyline,
  type LatLng,
  type LayerGroup,
  layerGroup,
} from 'leaflet';
import type { Map as LeafletMap, Marker, Polygon } from 'leaflet';
import { middleOf, pointOf, type Outline, type Point } from '#contract/cities/zones/outline.ts';
import { baseMap } from './base-map.ts';

/** An area that others have, with its name. */
export interface OtherOutline {
  name: string;
  points: Outline;
  /** Struck: the outline that is drawn lies over it. */
  look: 'open' | 'closed' | 'struck';
}

export interface Outlines {
  others: readonly OtherOutline[];
  /** The one that is drawn. */
  own: Outline;
  /** The place in it of the corner that was touched last. */
  chosen?: number | null | undefined;
  /** The middle of the map while there is nothing on it. */
  middle: Point;
}

/** Takes what is done to the own outline. */
export interface Drawing {
  onDraw: (own: Outline) => void;
  onChoose: (corner: number) => void;
}

export interface OutlinesMap {
  show(outlines: Outlines): void;
  zoom(by: number): void;
  remove(): void;
}

/** So near to a corner of a neighbour, in points of the screen, it is that corner. */
const snapsWithin = 16;
const beginsAt = 13;

/** Draws outlines into an element; where changes are told, points of the own one are set, moved, put between and chosen. */
export function drawOutlines(
  box: HTMLElement,
  tilesUrl: string | null,
  drawing: Drawing | undefined,
): OutlinesMap {
  const { map, remove } = baseMap(box, tilesUrl);
  // A second tap sets a second point.
  map.doubleClickZoom.disable();
  const drawn = { layers: layerGroup(), isFitted: false };
  let shown: Outlines | undefined;
  map.on('click', ({ latlng }) => {
    if (shown !== undefined) drawing?.onDraw([...shown.own, snapped(map, shown, latlng)]);
  });
  return {
    show: (outlines) => {
      shown = outlines;
      if (!drawn.isFitted) fit(map, outlines);
      drawn.isFitted = true;
      drawn.layers.remove();
      drawn.layers = layersOf(map, outlines, drawing).addTo(map);
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    remove,
  };
}

function fit(map: LeafletMap, { others, own, middle }: Outlines): void {
  const points = own.length > 0 ? own : others.flatMap((other) => [...other.points]);
  if (points.length < 2) map.setView(pairOf(points[0] ?? middle), beginsAt, { animate: false });
  else map.fitBounds(latLngBounds(points.map(pairOf)), { padding: [24, 24], maxZoom: 16, animate: false });
}

function layersOf(map: LeafletMap, outlines: Outlines, drawing: Drawing | undefined): LayerGroup {
  const layers = layerGroup();
  for (const { name, points, look } of outlines.others) {
    const area = polygon(points.map(pairOf), { className: `map-area map-area-${look}`, interactive: false });
    layers.addLayer(area);
    layers.addLayer(nameAt(points, name));
  }
  if (outlines.own.length === 0) return layers;
  const own = polygon(outlines.own.map(pairOf), { className: 'map-area map-area-own', interactive: false });
  layers.addLayer(own);
  if (drawing === undefined) return layers;
  for (const layer of [...edgesOf(map, outlines, drawing), ...cornersOf(map, outlines, own, drawing)])
    layers.addLayer(layer);
  return layers;
}

/** In the middle of the area itself: that of its bounds may lie in a neighbour. */
function nameAt(points: Outline, name: string): Marker {
  const text = document.createElement('span');
  text.className = 'map-label';
  text.textContent = name;
  const sign = document.createElement('span');
  sign.className = 'map-sign map-sign-name';
  sign.append(text);
  return marker(pairOf(pointOf(middleOf(points))), {
    icon: divIcon({ html: sign, className: 'map-spot', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });
}

/** A touch on an edge puts a point between its ends. */
function edgesOf(map: LeafletMap, outlines: Outlines, { onDraw }: Drawing) {
  const { own } = outlines;
  if (own.length < 3) return [];
  return own.map((from, at) => {
    const to = own[(at + 1) % own.length] ?? from;
    const edge = polyline([pairOf(from), pairOf(to)], { className: 'map-edge', bubblingMouseEvents: false });
    edge.on('click', ({ latlng }) => onDraw(own.toSpliced(at + 1, 0, snapped(map, outlines, latlng))));
    return edge;
  });
}

/** Each corner is moved by dragging it, where the area follows, and chosen by a touch. */
function cornersOf(map: LeafletMap, outlines: Outlines, area: Polygon, { onDraw, onChoose }: Drawing) {
  const { own, chosen } = outlines;
  return own.map((point, at) => {
    const corner = marker(pairOf(point), {
      icon: divIcon({
        className: at === chosen ? 'map-corner map-corner-chosen' : 'map-corner',
        iconSize: [28, 28],
      }),
      draggable: true,
      keyboard: false,
      bubblingMouseEvents: false,
    });
    corner.on('click', () => onChoose(at));
    corner.on('drag', () => area.setLatLngs(own.with(at, pointAt(corner.getLatLng())).map(pairOf)));
    corner.on('dragend', () => onDraw(own.with(at, snapped(map, outlines, corner.getLatLng()))));
    return corner;
  });
}

/** The place that was touched, or the corner of a neighbour that is as good as there. */
function snapped(map: LeafletMap, { others }: Outlines, at: LatLng): Point {
  const here = map.latLngToContainerPoint(at);
  const near = others
    .flatMap(({ points }) =>
      points.map((point) => ({ point, away: map.latLngToContainerPoint(pairOf(point)).distanceTo(here) })),
    )
    .toSorted((one, other) => one.away - other.away)[0];
  return near !== undefined && near.away <= snapsWithin ? near.point : pointAt(at);
}

function pointAt({ lat, lng }: LatLng): Point {
  return [Math.round(lat * 1e6), Math.round(lng * 1e6)];
}

function pairOf([latitude, longitude]: Point): [number, number] {
  return [latitude / 1e6, longitude / 1e6];
}
