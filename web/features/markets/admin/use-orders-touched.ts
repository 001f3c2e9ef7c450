import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentTo } from '#contract/endpoint.ts';
import type { changeMarket } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { listBookedDays } from '#contract/orders/closures/endpoints.ts';
import { dayAfter, lagosClock, lagosInstant } from '#contract/time.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useFailure } from '#web/data/failure-message.ts';

type Written = Omit<SentTo<typeof changeMarket>, 'marketId' | 'seen'>;

const daysAhead = 190;

export interface Touched {
  /** Orders that a change would cancel; null while no confirmation is needed. */
  orders: number | null;
  isLooking: boolean;
  /** Saves at once where nobody waits for a day that goes, and asks first where somebody does. */
  ask: (written: Written) => Promise<void>;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before a market gives up days for which orders wait. */
export function useTouched(market: Market | undefined, save: (written: Written) => void): Touched {
  const client = useQueryClient();
  const failed = useFailure();
  const [asked, setAsked] = useState<{ written: Written; orders: number } | null>(null);
  const [isLooking, setLooking] = useState(false);
  const ask = async (written: Written) => {
    if (market === undefined || !givesUpDays(market, written)) return save(written);
    setLooking(true);
    try {
      const today = lagosClock(new Date()).date;
      const days = { from: today, to: dayAfter(today, daysAhead) };
      const booked = await client.fetchQuery({ ...apiQuery(listBookedDays, days), staleTime: 0 });
      const orders = booked
        .filter(({ day, marketId }) => marketId === market.id && !tradesOn(written, day))
        .reduce((sum, one) => sum + one.orders, 0);
      if (orders === 0) save(written);
      else setAsked({ written, orders });
    } catch (error) {
      failed(error);
    } finally {
      setLooking(false);
    }
  };
  return {
    orders: asked?.orders ?? null,
    isLooking,
    ask,
    confirm: () => {
      if (asked !== null) save(asked.written);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

function givesUpDays(market: Market, written: Written): boolean {
  if (market.isActive && !written.isActive) return true;
  return market.marketDays.some((day) => !written.marketDays.some((stored) => stored === day));
}

function tradesOn({ isActive, marketDays }: Written, day: string): boolean {
  const { weekday } = lagosClock(lagosInstant(day, '12:00'));
  return isActive && marketDays.some((one) => one === weekday);
}
