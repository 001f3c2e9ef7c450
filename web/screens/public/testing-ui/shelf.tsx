import type { ReactNode } from 'react';
import { Section } from '#web/ui/section.tsx';

export type Theme = 'light' | 'dark';

/** One shelf of the workshop; its theme keeps two headings apart for those who jump by them. */
export function Shelf({ title, theme, children }: { title: string; theme: Theme; children: ReactNode }) {
  return (
    <Section
      title={
        <>
          {title} <span className="text-base text-ink-soft">{theme}</span>
        </>
      }
    >
      {children}
    </Section>
  );
}
