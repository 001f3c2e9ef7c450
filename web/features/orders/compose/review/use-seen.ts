import { useCallback, useState, type RefCallback } from 'react';

/** A second tap of the same thumb has come by then. */
const secondTapMs = 700;

/** Tells when an element has stood on the screen, above what covers its foot, for longer than a double tap takes. */
export function useSeen(): [RefCallback<HTMLElement>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setSeen(true), secondTapMs);
      },
      { threshold: 0.8, rootMargin: '0px 0px -140px 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return [watch, isSeen];
}
