import { useEffect } from 'react';

/** Tells the styles how much of the screen is to be seen: a keyboard covers the page without making it smaller. */
export function useSeenHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const root = document.documentElement;
    const measure = () => {
      // Enlarged, a person looks at a part of it by their own will.
      if (seen.scale === 1) root.style.setProperty('--seen-height', `${seen.height}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      root.style.removeProperty('--seen-height');
    };
  }, []);
}
