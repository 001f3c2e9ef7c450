import type { ReactNode } from 'react';

/** Stays at the bottom of a sheet that is longer than the screen, under the thumb. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface p-5 pt-3">
      {children}
    </div>
  );
}
