import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#contract/accounts/schema.ts';
import { mutePerson, showMute } from '#contract/chat/admin/mute-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

export function muteQuery(userId: UserId) {
  return queryOptions({ ...apiQuery(showMute, { userId }), staleTime: 0 });
}

export function useMutePerson(userId: UserId) {
  const client = useQueryClient();
  return useWrite(mutePerson, (now) => client.setQueryData(muteQuery(userId).queryKey, now));
}
