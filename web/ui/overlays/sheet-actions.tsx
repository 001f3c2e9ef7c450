import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Stays at the bottom of a sheet, or of a part of a page, that is longer than the screen: under the thumb. */
export function SheetActions({ isOnPage = false, children }: { isOnPage?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'bottom-bar grid border-t border-line',
        isOnPage ? '-mx-[min(1rem,5.4vw)] gap-3 bg-paper px-[min(1rem,5.4vw)] pt-3 pb-4' : 'sheet-actions',
      )}
    >
      {children}
    </div>
  );
}
