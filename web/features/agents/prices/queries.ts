import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { listMyPriceRound, recordSeenPrices } from '#contract/agents/prices/endpoints.ts';
import { placeOf, seenPrices } from '#contract/lists/prices/round.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';
import { useQueuedActions } from '#web/data/use-queued-actions.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction } from '#web/offline/queue/queue.ts';
import { bringBackTyped } from '#web/features/lists/round/round-store.ts';

/** One market’s items; without network the service worker answers with what it heard last. */
export function myRoundQuery(marketId: MarketId) {
  return queryOptions({ ...apiQuery(listMyPriceRound, { marketId }), staleTime: 0 });
}

const queuedRound = z.object({ day: z.string(), prices: seenPrices });

interface Back {
  count: number;
  sentence: string;
}

export interface Queued {
  /** Prices that wait for network, by the name of their place. */
  stored: ReadonlyMap<string, number>;
  /** Prices that were refused on their way, and their reason; they are back in their fields. */
  back: Back | null;
}

/** This agent’s prices that left the screen without network. */
export function useQueuedPrices(owner: string): Queued {
  const client = useQueryClient();
  const actions = useQueuedActions(owner);
  const [back, setBack] = useState<Back | null>(null);
  const stored = useMemo(() => storedIn(actions), [actions]);
  const count = stored.size;
  const before = useRef(count);
  // Gone from the queue, they were answered: the server says what became of each.
  useEffect(() => {
    if (count < before.current) void client.invalidateQueries({ queryKey: [listMyPriceRound.name] });
    before.current = count;
  }, [count, client]);
  useEffect(() => {
    for (const { action, round } of roundsIn(actions)) {
      const { id, refusal } = action;
      if (refusal === null) continue;
      bringBackTyped(owner, round.day, textsOf(round));
      void dropAction(id).then(() => setBack({ count: round.prices.length, sentence: refusal.sentence }));
    }
  }, [actions, owner]);
  return { stored, back };
}

function roundsIn(actions: readonly QueuedAction[]) {
  return actions.flatMap((action) => {
    const round = queuedRound.safeParse(action.data);
    return action.name === recordSeenPrices.name && round.success ? [{ action, round: round.data }] : [];
  });
}

function storedIn(actions: readonly QueuedAction[]): ReadonlyMap<string, number> {
  const waiting = roundsIn(actions).filter(({ action }) => action.refusal === null);
  return new Map(
    waiting.flatMap(({ round }) => round.prices.map((one) => [placeOf(one), one.koboPerMeasure] as const)),
  );
}

function textsOf({ prices }: z.output<typeof queuedRound>): ReadonlyMap<string, string> {
  return new Map(prices.map((one) => [placeOf(one), nairaText(one.koboPerMeasure)]));
}
