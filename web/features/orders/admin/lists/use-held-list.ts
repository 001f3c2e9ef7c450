import { useEffect } from 'react';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useRenewList, useTakeList } from './queries.ts';
import { renewWhileTouched } from './renew-while-touched.ts';

export type HeldList = ReturnType<typeof useHeldList>;

/** Takes a list as its page opens, and holds on to it while somebody is at the page. */
export function useHeldList(id: ListRequestId) {
  const take = useTakeList();
  const renew = useRenewList();
  const isHeld = take.isSuccess;
  const { mutate: takeIt } = take;
  const { mutate: renewIt } = renew;
  useEffect(() => takeIt({ requestId: id }), [id, takeIt]);
  useEffect(
    () => (isHeld ? renewWhileTouched(() => renewIt({ requestId: id })) : undefined),
    [isHeld, id, renewIt],
  );
  // An answer to a renewal counts until the list is taken again.
  const isRenewed = take.submittedAt < renew.submittedAt;
  const refused = isRenewed && renew.error instanceof ApiError ? renew.error.code : null;
  return {
    taken: take.data,
    refusal: take.error,
    isLost: refused === 'list-not-held',
    isGone: refused === 'changed-meanwhile' || refused === 'not-found',
    isOver: isRenewed && renew.data?.isOver === true,
    isOffline: renew.isError && !(renew.error instanceof ApiError),
    takeAgain: () => takeIt({ requestId: id }),
  };
}
