import type { ReactNode } from 'react';

/** Stays at the top: who we are at the start, what can be done at the end. */
export function TopBar({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  return (
    <header className="top-bar">
      {brand}
      {children}
    </header>
  );
}
