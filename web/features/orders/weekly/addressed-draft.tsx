import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { weeklyCopy } from '#contract/copy/order/weekly.ts';
import { showWeeklyDraft } from '#contract/orders/weekly/endpoints.ts';
import { weeklyDraftId } from '#contract/orders/weekly/ids.ts';
import type { WeeklyDraft } from '#contract/orders/weekly/schema.ts';
import { paths } from '#contract/paths.ts';
import { lagosDayEnd } from '#contract/time.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { CouldNotLoad } from '#web/data/could-not-load.tsx';
import { retriesGuess } from '#web/data/retries.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { signInAddress } from '#web/lib/screen/access.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Opens the draft that the address names (`?draft=`), once; a signed-out customer signs in first and comes back. */
export function AddressedDraft({ onDraft }: { onDraft: (draft: WeeklyDraft) => void }) {
  const copy = useCatalogue(weeklyCopy);
  const asked = new URLSearchParams(useSearch()).get('draft') ?? '';
  const id = weeklyDraftId.safeParse(asked).data;
  const me = useMe();
  const [pathname, navigate] = useLocation();
  const isSignedIn = me !== null && me !== undefined;
  const query = useQuery({
    ...apiQuery(showWeeklyDraft, { draftId: id ?? '' }),
    enabled: isSignedIn && id !== undefined,
    // A draft that is not there does not come by asking again.
    retry: retriesGuess,
    // Ordered from meanwhile, perhaps on another phone.
    staleTime: 0,
    gcTime: 0,
  });
  // Any other failure passes: the address stays, to be tried again.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const end = (title: string | null) => {
    if (title !== null) showToast({ title, tone: 'danger' });
    navigate(pathname, { replace: true });
  };
  const settle = useEffectEvent(() => {
    if (me === null) navigate(signInAddress(paths.orderFromDraft(asked)), { replace: true });
    else if (id === undefined || isGone) end(copy.failed);
    else if (query.data !== undefined && !query.isFetching) {
      const { state, day } = query.data;
      // Its order may have been cancelled since: on its day it opens once more, with a word about the first.
      const isUsable = state === 'open' || (state === 'used' && new Date() < lagosDayEnd(day));
      if (isUsable) onDraft(query.data);
      end(state === 'open' ? null : state !== 'used' ? copy.over : isUsable ? copy.usedBefore : copy.used);
    }
  });
  // Each of these is a reason to look again, though the look itself reads them anew.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => settle(), [me, id, query.data, isGone, query.isFetching]);
  if (query.isError && !isGone) return <CouldNotLoad query={query} />;
  return <Alert tone="info">{query.isPaused ? copy.offline : copy.loading}</Alert>;
}
