import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useMe } from '../accounts/queries.ts';
import { runQuery } from './queries.ts';
import { shownOrders, troublesOf, type RunState, type Trouble } from './run-state.ts';
import { floatInHand, freeFloat } from './run-money.ts';
import { currentRun, nothingYet, onRunChange, readDevice } from './run-store.ts';

const pollMs = 15_000;

export interface ShownRun {
  /** Undefined until the phone or the server knows. */
  orders: readonly RunOrder[] | undefined;
  troubles: readonly Trouble[];
  steps: RunState['steps'];
  /** The company's money in hand, and what of it no order was promised; nothing where the phone does not know. */
  floatKobo: number | null;
  freeFloatKobo: number | null;
  /** True where this device stores no run and the server could not be reached. */
  isOutOfReach: boolean;
  askAgain: () => void;
}

/** The agent's run from this phone's copy, kept up to date by the server where there is network. */
export function useRun(): ShownRun {
  const owner = useMe()?.id;
  const state = useSyncExternalStore(onRunChange, currentRun, nothingYet);
  useEffect(() => {
    if (owner !== undefined) void readDevice(owner).catch(() => undefined);
  }, [owner]);
  const query = useQuery({
    ...runQuery(owner ?? ''),
    enabled: owner !== undefined,
    refetchInterval: pollMs,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });
  const own = state.owner === owner ? state : nothingYet();
  const { refetch } = query;
  const isAway = query.isError || query.isPaused || query.failureCount > 0;
  return useMemo(() => {
    const shown = shownOrders(own);
    const floatKobo = floatInHand(own.run, shown);
    return {
      orders: own.run === null ? undefined : shown,
      floatKobo,
      freeFloatKobo: freeFloat(floatKobo, shown),
      troubles: troublesOf(own),
      steps: own.steps,
      isOutOfReach: own.run === null && isAway,
      askAgain: () => void refetch(),
    };
  }, [own, isAway, refetch]);
}
