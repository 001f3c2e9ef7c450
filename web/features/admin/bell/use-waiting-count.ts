import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { quietAlarms } from '#contract/orders/alarms/schema.ts';
import { holds } from '#contract/permissions.ts';
import { unansweredQuery } from '#web/features/chat/admin/queries.ts';
import { alarmsQuery } from '#web/features/orders/admin/alarms/queries.ts';
import { pollMs } from '#web/features/orders/queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

/**
 * Count of matters that wait for this person on any screen of the admins: ringing alarms, and conversations without an
 * answer; null until it is loaded.
 */
export function useWaitingCount(me: User): number | null {
  const inCity = useInCity();
  const alarms = useQuery({
    ...alarmsQuery(inCity),
    enabled: holds(me, 'orders:view'),
    staleTime: 0,
    refetchInterval: pollMs,
  });
  const chats = useInfiniteQuery({ ...unansweredQuery(inCity), enabled: holds(me, 'chats:reply') });
  if (alarms.isLoading || chats.isLoading) return null;
  const ringing = alarms.data?.filter(({ kind }) => !quietAlarms.has(kind)).length ?? 0;
  return ringing + (chats.data?.pages[0]?.counts.waiting ?? 0);
}
