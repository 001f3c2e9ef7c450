import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { pollMs } from '#web/features/orders/queries.ts';
import { unansweredQuery } from './queries.ts';
import { useLiveAdminChats } from './use-live-chats.ts';

/** How many conversations the office has not read, beside the link to them; it keeps the whole inbox true. */
export function UnreadChats() {
  const { frame } = useCatalogue(adminCopy);
  const live = useLiveAdminChats();
  const { data } = useInfiniteQuery({
    ...unansweredQuery,
    refetchInterval: live === 'down' ? pollMs : false,
  });
  const count = data?.pages[0]?.counts.unread ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="garri">
      <span aria-hidden="true">{count >= 100 ? '99+' : count}</span>
      <span className="sr-only">{frame.unreadChats(count)}</span>
    </Badge>
  );
}
