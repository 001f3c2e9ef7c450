import { useEffect } from 'react';

/** Puts a number before the title of whatever screen is open, as it is seen among other tabs. */
export function useCountingTitle(count: number): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (title === null || count === 0) return;
    const mark = () => {
      const wanted = countedTitle(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    // The next screen writes its own title.
    const watch = new MutationObserver(mark);
    watch.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      document.title = countedTitle(document.title, 0);
    };
  }, [count]);
}

/** A title with the number before it that it should have; none for nothing. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return count === 0 ? bare : `(${count >= 100 ? '99+' : count}) ${bare}`;
}
