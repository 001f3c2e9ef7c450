import { useId, type ReactNode } from 'react';

interface Props {
  /** Target of links to this part of the page. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a long page, with its own heading. */
export function Section({ id, title, lead, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="section">
      <div>
        <h2 id={heading}>{title}</h2>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
