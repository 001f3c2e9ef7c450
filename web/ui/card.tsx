import { useId, type ReactNode } from 'react';

interface Props {
  title?: ReactNode;
  children: ReactNode;
}

/** One matter on a sheet of its own; with a title it is a region that readers can jump to. */
export function Card({ title, children }: Props) {
  const id = useId();
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
