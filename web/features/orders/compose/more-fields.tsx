import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  isFilled: boolean;
  children: ReactNode;
}

/** The optional fields of a place; open where one is filled. */
export function MoreFields({ title, isFilled, children }: Props) {
  const [wasFilled] = useState(isFilled);
  return (
    <details open={wasFilled}>
      <summary className="min-h-12 cursor-pointer py-3 font-extrabold text-leaf-ink">{title}</summary>
      <div className="grid gap-4">{children}</div>
    </details>
  );
}
