import type { ReactNode } from 'react';

interface Props {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** The screen has no other heading. */
  isWholeScreen?: boolean;
}

/** Message for an empty list or an error: its meaning and the way on. */
export function EmptyState({ picture, title, text, action, isWholeScreen = false }: Props) {
  const Heading = isWholeScreen ? 'h1' : 'h2';
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      {text && <p className="max-w-md text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}
