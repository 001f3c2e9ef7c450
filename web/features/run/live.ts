import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '#contract/endpoint.ts';
import { listOffers } from '#contract/dispatch/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { followEvents } from '#contract/tracking/endpoints.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useMe } from '../accounts/queries.ts';
import { followOrders } from '../orders/live.ts';
import { receiveChatEvent, refetchChats, isOfChat } from '#web/data/live/chat-events.ts';
import { shiftQuery } from '../agents/queries.ts';

const breathMs = 600;

/** Hears what happens to this agent's orders and offers, and asks for both; many words at once are one question. */
export function useAgentLive(): LiveState {
  const client = useQueryClient();
  const userId = useMe()?.id;
  const [state, setState] = useState<LiveState>('waiting');
  useEffect(() => {
    if (userId === undefined) return;
    const asking = onceABreath(() => {
      for (const queryKey of [[listOffers.name], [showRun.name], shiftQuery.queryKey])
        void client.invalidateQueries({ queryKey });
    });
    // Behind the # it says who listens, so that another person gets another stream.
    const stop = followOrders(`${addressOf(followEvents, {}).address}#${userId}`, (message) => {
      if (message.type === 'state') setState(message.state);
      else if (message.type === 'event' && isOfChat(message.event)) receiveChatEvent(client, message.event);
      else asking.soon();
      if (message.type === 'fresh') refetchChats(client);
    });
    return () => {
      asking.stop();
      stop();
    };
  }, [client, userId]);
  return state;
}

/** Does its work soon after it is asked, once however often it was. */
function onceABreath(work: () => void): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, breathMs);
    },
    stop: () => clearTimeout(timer),
  };
}
