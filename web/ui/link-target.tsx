import { useEffect, useRef, type ReactNode } from 'react';

/** A part of a page that links lead to, also where it is drawn after the address was opened. */
export function LinkTarget({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div ref={place} id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      {children}
    </div>
  );
}
