import { classNames } from '../class-names.ts';

/** A shape of what comes; `className` gives its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skeleton', className)} aria-hidden="true" />;
}
