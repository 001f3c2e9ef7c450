import type { ReactNode } from 'react';

type Marks = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

let write: ((drawing: ReactNode) => string) | null = null;

/** For the server: a drawing is the same for everybody, so it is written out once and not with every page. */
export function writeDrawingsOnce(asText: (drawing: ReactNode) => string): void {
  write = asText;
}

/** What an `svg` is given to hold a drawing. The browser finds the same marks, whichever way they were written. */
export function drawn(draw: () => ReactNode): () => Marks {
  let marks: Marks | undefined;
  return () =>
    (marks ??=
      write === null ? { children: draw() } : { dangerouslySetInnerHTML: { __html: write(draw()) } });
}
