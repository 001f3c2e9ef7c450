import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { listOpenQuestions, type UnansweredQuestion } from '#contract/orders/shopping/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { linkStored } from '../device-keys.ts';
import { provableLinks } from '../live.ts';
import { pollMs } from '../queries.ts';
import { useServerClock } from './use-server-clock.ts';

/** The questions of agents to this customer: of the account's orders, and of those whose links this device holds. */
export function useAsked(live: LiveState = 'waiting') {
  const viewer = useMe()?.id ?? null;
  useStoredLinks();
  const links = provableLinks();
  return useQuery({
    queryKey: [listOpenQuestions.name, viewer, links.map(({ code }) => code).join()],
    queryFn: () => callServer(listOpenQuestions, { links }),
    enabled: viewer !== null || links.length > 0,
    staleTime: 0,
    refetchInterval: live === 'down' ? pollMs : false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Draws anew when this device comes to hold another link. */
function useStoredLinks(): void {
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    addEventListener(linkStored, count);
    return () => removeEventListener(linkStored, count);
  }, []);
}

export interface Asked {
  /** The most urgent one. */
  first: UnansweredQuestion;
  count: number;
  leftMs: number;
}

/** The questions that still have time, counted down. */
export function stillAsked(questions: readonly UnansweredQuestion[], now: number): Asked | undefined {
  const open = questions.filter(({ answerBy }) => Date.parse(answerBy) > now);
  const [first] = open;
  if (first === undefined) return undefined;
  return { first, count: open.length, leftMs: Date.parse(first.answerBy) - now };
}

export function useStillAsked(received: {
  questions: readonly UnansweredQuestion[];
  asOf: string;
  receivedAt: number;
}): Asked | undefined {
  return stillAsked(received.questions, useServerClock(received.asOf, received.receivedAt));
}
