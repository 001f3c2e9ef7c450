import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One idea of the front page, under its heading. */
export function Section({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section">
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {text === undefined ? null : <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
