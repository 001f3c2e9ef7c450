import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Opening } from './opening.ts';
import { openingText } from './opening-text.ts';

/** Open or closed, and until when, in words. */
export function OpenState({ opening }: { opening: Opening }) {
  const { state, until } = openingText(opening, useCopy().markets);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={opening.state === 'open' ? 'leaf' : 'plain'}>{state}</Badge>
      <span className="text-ink-soft">{until}</span>
    </p>
  );
}
