import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';

const TooltipBubble = lazy(async () => ({ default: (await import('./tooltip-bubble.tsx')).TooltipBubble }));

interface Props {
  text: string;
  /** The one element that it explains. */
  children: ReactElement;
}

/** Explains on hover and focus; wired up after the page has been taken over. */
export function Tooltip({ text, children }: Props) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return children;
  return (
    <Suspense fallback={children}>
      <TooltipBubble text={text}>{children}</TooltipBubble>
    </Suspense>
  );
}
