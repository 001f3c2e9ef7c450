import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Touch {
  onMove: (x: number, y: number) => void;
  onZoom: (factor: number) => void;
}

const keyStep = 60;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A box in which one finger, the mouse or the arrow keys move a photo, and two fingers make it larger or smaller. */
export function usePhotoBox({ onMove, onZoom }: Touch) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    role: 'group',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key];
      if (by === undefined || event.altKey) return;
      event.preventDefault();
      onMove(by[0] * keyStep, by[1] * keyStep);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const before = fingers.current.get(pointerId);
      if (before === undefined) return;
      const now = { x: clientX, y: clientY };
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
      fingers.current.set(pointerId, now);
      if (other === undefined) onMove(now.x - before.x, now.y - before.y);
      else if (distance(before, other) > 0) onZoom(distance(now, other) / distance(before, other));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
