import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { pollMs } from '#web/features/orders/queries.ts';
import { unansweredQuery } from './queries.ts';
import { useLiveAdminChats } from './use-live-chats.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Conversations that wait for an answer, beside the link to them; it also keeps the whole list up to date. */
export function WaitingChats() {
  const { frame } = useCatalogue(adminCopy);
  const live = useLiveAdminChats();
  const { data } = useInfiniteQuery({
    ...unansweredQuery(useInCity()),
    refetchInterval: live === 'down' ? pollMs : false,
  });
  const count = data?.pages[0]?.counts.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="garri">
      <span aria-hidden="true">{count >= 100 ? '99+' : count}</span>
      <span className="sr-only">{frame.waitingChats(count)}</span>
    </Badge>
  );
}
