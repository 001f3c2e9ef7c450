import { useEffect, useRef } from 'react';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { renewEverySeconds } from '#contract/orders/requests/transcription/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useRenewList, useTakeList } from './queries.ts';

/** Takes a list as its page opens, and holds on to it while the page is there. */
export function useHeldList(id: ListRequestId) {
  const take = useTakeList();
  const renew = useRenewList();
  const isHeld = take.isSuccess;
  const { mutate: takeIt } = take;
  const { mutate: renewIt } = renew;
  useEffect(() => takeIt({ requestId: id }), [id, takeIt]);
  const current = useRef(() => {});
  useEffect(() => {
    current.current = () => renewIt({ requestId: id });
  });
  useEffect(() => {
    if (!isHeld) return;
    const again = () => {
      // A phone that was put away comes back with its timers late.
      if (document.visibilityState === 'visible') current.current();
    };
    const timer = setInterval(() => current.current(), renewEverySeconds * 1000);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, [isHeld]);
  const isLost = renew.error instanceof ApiError && renew.error.code === 'list-not-held';
  return {
    taken: take.data,
    refusal: take.error,
    isLost: isLost && take.submittedAt < renew.submittedAt,
    isOffline: renew.isError && !(renew.error instanceof ApiError),
    takeAgain: () => takeIt({ requestId: id }),
  };
}
