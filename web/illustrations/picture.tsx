import type { ReactNode } from 'react';

export interface PictureProps {
  /** What it shows; without it the picture is decoration and read to nobody. */
  title?: string | undefined;
  className?: string | undefined;
}

interface Props extends PictureProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing of the house, in the palette of both themes. */
export function Picture({ title, className, width, height, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}
