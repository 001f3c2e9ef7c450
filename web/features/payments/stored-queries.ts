import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { agentPaper, type AgentPaper } from '#contract/payments/agents/schema.ts';
import { showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { earnings, type Earnings } from '#contract/payments/earnings/schema.ts';
import { listMyReturns } from '#contract/payments/returns/endpoints.ts';
import { myReturns, type MyReturns } from '#contract/payments/returns/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { callServer } from '#web/data/call-server.ts';
import { keepCopy, readCopy } from '#web/offline/storage/copies.ts';

/** A reply, and whether it is only what this phone heard last. */
export interface ReplyOrCopy<Reply> {
  reply: Reply;
  isKept: boolean;
}

/** The paper as the phone knows it: asked where there is network, else what was heard last. */
export function paperQuery(owner: string) {
  return queryOptions({
    queryKey: [showMyPaper.name, owner] as const,
    queryFn: (): Promise<ReplyOrCopy<AgentPaper>> =>
      freshOrStored(`paper:${owner}`, agentPaper, () => callServer(showMyPaper, {})),
    ...onThisPhone,
  });
}

export function myReturnsQuery(owner: string) {
  return queryOptions({
    queryKey: [listMyReturns.name, owner] as const,
    queryFn: (): Promise<ReplyOrCopy<MyReturns>> =>
      freshOrStored(`returns:${owner}`, myReturns, () => callServer(listMyReturns, {})),
    ...onThisPhone,
  });
}

export function earningsQuery(owner: string) {
  return queryOptions({
    queryKey: [showMyEarnings.name, owner] as const,
    queryFn: (): Promise<ReplyOrCopy<Earnings>> =>
      freshOrStored(`earnings:${owner}`, earnings, () => callServer(showMyEarnings, {})),
    ...onThisPhone,
  });
}

// Without network it is read all the same: from the phone.
const onThisPhone = {
  networkMode: 'always',
  staleTime: 0,
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: 'always',
} as const;

async function freshOrStored<Reply>(
  key: string,
  schema: z.ZodMiniType<Reply>,
  ask: () => Promise<Reply>,
): Promise<ReplyOrCopy<Reply>> {
  try {
    const reply = await ask();
    await keepCopy(key, reply).catch(() => undefined);
    return { reply, isKept: false };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const stored = schema.safeParse(await readCopy(key));
    if (!stored.success) throw error;
    return { reply: stored.data, isKept: true };
  }
}
