import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';

const TooltipBubble = lazy(async () => ({ default: (await import('./tooltip-bubble.tsx')).TooltipBubble }));

/** Hydration happens once, so there is nothing to subscribe to. */
const never = () => () => {};

interface Props {
  text: string;
  /** The one element that it explains. */
  children: ReactElement;
}

/** Explains on hover and focus; wired up after the page has been taken over. */
export function Tooltip({ text, children }: Props) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isTakenOver) return children;
  return (
    <Suspense fallback={children}>
      <TooltipBubble text={text}>{children}</TooltipBubble>
    </Suspense>
  );
}
