import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Stays at the bottom of a sheet, or of a part of a page, that is longer than the screen: under the thumb. */
export function SheetActions({ isOnPage = false, children }: { isOnPage?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'sticky bottom-0 z-10 grid gap-3 border-t border-line pt-3',
        isOnPage ? '-mx-4 bg-paper px-4 pb-4' : '-mx-5 -mb-5 bg-surface px-5 pb-5',
      )}
    >
      {children}
    </div>
  );
}
