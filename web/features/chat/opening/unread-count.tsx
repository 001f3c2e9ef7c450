import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useUnread } from '../queries.ts';

export function UnreadOf({ code }: { code: string }) {
  return <UnreadCount count={useUnread(code)} />;
}

/** Shows nothing at zero. */
export function UnreadCount({ count }: { count: number }) {
  const copy = useCatalogue(openTalkCopy);
  if (count === 0) return null;
  return (
    <Badge tone="garri">
      <span aria-hidden="true">{copy.badge(count)}</span>
      <span className="sr-only">{copy.unread(count)}</span>
    </Badge>
  );
}
