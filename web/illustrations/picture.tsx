import type { ReactNode } from 'react';
import { drawn } from './drawn.ts';

export interface PictureProps {
  /** Description; a picture without one is decoration, hidden from screen readers. */
  title?: string | undefined;
  className?: string | undefined;
}

/** A drawing of the house, in the palette of both themes. */
export function picture(width: number, height: number, draw: () => ReactNode) {
  const marks = drawn(draw);
  return function Picture({ title, className }: PictureProps) {
    return (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={className}
        {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
        {...marks()}
      />
    );
  };
}
