import { useId, type ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of a dense screen under its heading, as wide as there is room. */
export function AdminPart({ title, lead, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div>
        <h2 id={heading}>{title}</h2>
        {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
