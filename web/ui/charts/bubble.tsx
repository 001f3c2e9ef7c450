import type { ReactNode } from 'react';
import { middleOf } from './scale.ts';

interface Props {
  at: number;
  count: number;
  title: string;
  children: ReactNode;
}

/** Values at the read place. It leans inward at both edges, so it never leaves the drawing. */
export function Bubble({ at, count, title, children }: Props) {
  const left = `${middleOf(at, count)}%`;
  return (
    <div className="chart-bubble" style={{ left, translate: `-${left} 0` }} aria-hidden="true">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
