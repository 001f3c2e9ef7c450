import { useEffect } from 'react';

/** Tells the styles how much of the screen is to be seen: a keyboard covers the page without making it smaller. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const root = document.documentElement;
    const measure = () => {
      // Enlarged, a person looks at a part of it by their own will.
      if (viewport.scale === 1) root.style.setProperty('--seen-height', `${viewport.height}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      root.style.removeProperty('--seen-height');
    };
  }, []);
}
