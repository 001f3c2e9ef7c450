/** A photo as it is looked at: turned by quarters, made larger, and moved by points of the screen. */
export interface PhotoView {
  turn: 0 | 90 | 180 | 270;
  zoom: number;
  x: number;
  y: number;
}

export const whole: PhotoView = { turn: 0, zoom: 1, x: 0, y: 0 };
export const mostZoom = 6;
export const zoomStep = 1.5;

const quarters = [0, 90, 180, 270] as const;

/** A quarter further, and whole again: what was in sight lies elsewhere now. */
export function turned({ turn }: PhotoView): PhotoView {
  return { ...whole, turn: quarters[(quarters.indexOf(turn) + 1) % quarters.length] ?? 0 };
}

/** Larger or smaller around the middle of what is in sight, in a box of that side. */
export function zoomedBy(view: PhotoView, factor: number, side: number): PhotoView {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor));
  const change = zoom / view.zoom;
  return within({ ...view, zoom, x: view.x * change, y: view.y * change }, side);
}

export function movedBy(view: PhotoView, x: number, y: number, side: number): PhotoView {
  return within({ ...view, x: view.x + x, y: view.y + y }, side);
}

/** The photo never leaves its box. */
function within(view: PhotoView, side: number): PhotoView {
  const most = ((view.zoom - 1) * side) / 2;
  const held = (at: number) => Math.min(most, Math.max(-most, at));
  return { ...view, x: held(view.x), y: held(view.y) };
}

export function transformOf({ turn, zoom, x, y }: PhotoView): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${zoom})`;
}
