import { useRef, type PointerEvent } from 'react';
import type { Read } from './use-reading.ts';

interface Props {
  /** Label of the slider. */
  label: string;
  count: number;
  at: number | null;
  onRead: Read;
  /** Text of one place. */
  say: (index: number) => string;
}

/** A finger, a mouse or the arrow keys go along a drawing; who hears it hears each place in words. */
export function Reader({ label, count, at, onRead, say }: Props) {
  const range = useRef<HTMLInputElement>(null);
  const read = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * count);
    onRead(Math.min(count - 1, Math.max(0, index)));
  };
  const shown = at ?? count - 1;
  return (
    <div
      className="chart-reader"
      onPointerMove={read}
      onPointerDown={(event) => {
        // Taking the focus from the pointer's own default would lose it again at once.
        event.preventDefault();
        range.current?.focus({ preventScroll: true });
        read(event);
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
    >
      <input
        ref={range}
        type="range"
        className="sr-only"
        min={0}
        max={count - 1}
        value={shown}
        aria-label={label}
        aria-valuetext={say(shown)}
        onChange={({ target }) => onRead(target.valueAsNumber)}
        onFocus={() => onRead(shown)}
        onBlur={() => onRead(null)}
        onKeyDown={({ key }) => key === 'Escape' && onRead(null)}
      />
    </div>
  );
}
