import { queryOptions } from '@tanstack/react-query';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { Run } from '#contract/orders/run/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { cachedAtOf } from '#web/data/reply-age.ts';
import { takeServerTime } from '#web/lib/network/server-clock.ts';
import { answersSoFar, receiveRun, readDevice } from './run-store.ts';

const mostTries = 3;

/** Asks for the run, and again where a step was answered while the question was on its way. */
async function askForRun(owner: string): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    const before = answersSoFar();
    const run = await callServer(showRun, {});
    // The copy on this phone is read before the server’s reply: the difference is what the agent missed.
    await readDevice(owner).catch(() => undefined);
    if (before !== answersSoFar() && tries < mostTries) continue;
    const isCached = cachedAtOf(run) !== undefined;
    // A stored reply says the time of when it was stored.
    if (!isCached) takeServerTime(run.asOf);
    receiveRun(owner, run, { isCached });
    return run;
  }
}

export function runQuery(owner: string) {
  return queryOptions({
    queryKey: [showRun.name, owner] as const,
    queryFn: () => askForRun(owner),
    staleTime: 0,
  });
}
