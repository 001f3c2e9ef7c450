import { useEffect } from 'react';

/** After a move inside the page, starts the next screen at its top, with the keyboard in it; going back keeps its place. */
export function useArrival(): void {
  useEffect(() => {
    const arrive = () => requestAnimationFrame(settle);
    // wouter announces its own moves under this name; the browser restores the place on its own ones.
    addEventListener('pushState', arrive);
    return () => removeEventListener('pushState', arrive);
  }, []);
}

function settle(): void {
  const section = window.location.hash === '' ? null : document.getElementById(window.location.hash.slice(1));
  if (section === null) window.scrollTo(0, 0);
  else section.scrollIntoView();
  document.getElementById('main')?.focus({ preventScroll: true });
  section?.focus({ preventScroll: true });
}
