import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Offer } from '#contract/dispatch/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useSeconds } from '#web/lib/page/use-seconds.ts';
import { sound } from '../agents/shift/sound.ts';
import { useShift } from '../agents/queries.ts';
import { offersQuery } from './queries.ts';

const pollMs = 4000;
const pollBesideLiveMs = 20_000;

/** Asks for offers while the agent is online; often where no event would come. */
export function useFollowOffers(live: LiveState): void {
  const isOnline = Boolean(useShift().data?.shift);
  const { data = [] } = useQuery({
    ...offersQuery,
    enabled: isOnline,
    refetchInterval: live === 'open' ? pollBesideLiveMs : pollMs,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });
  useRing(data);
}

/** Rings once for every offer that was not there before. */
function useRing(offers: readonly Offer[]): void {
  const rung = useRef(new Set<string>());
  useEffect(() => {
    const fresh = offers.filter(({ id }) => !rung.current.has(id));
    for (const { id } of fresh) rung.current.add(id);
    if (fresh.length > 0) sound('offer');
  }, [offers]);
}

/** The offers whose minute is not over, seen again every second. */
export function useOpenOffers(): readonly Offer[] {
  const { data = [] } = useQuery({ ...offersQuery, enabled: false });
  useSeconds(data.length > 0);
  return data.filter(({ endsAt }) => secondsUntil(endsAt) > 0);
}
