import { talkCopy } from '#contract/copy/chat-talk.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** How many messages were not read; nothing where there are none. */
export function UnreadCount({ count }: { count: number }) {
  const { open: words } = useCatalogue(talkCopy);
  if (count === 0) return null;
  return (
    <Badge tone="garri">
      <span aria-hidden="true">{words.badge(count)}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </Badge>
  );
}
