import { useEffect, useState } from 'react';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { waitAtDoor, waitedByServer } from './wait.ts';
import { useRun } from '../use-run.ts';

/** Seconds that this agent has stood at the door; zero before they arrived. */
export function useWaited({ code, arrivedAt }: RunOrder): number {
  return useWaitedSince({ code, step: 'arrive', since: arrivedAt, key: code });
}

/** The same at the stop of a parcel or a task. */
export function useWaitedAtStop({ code, errand }: RunOrder): number {
  const since = thingOf(errand)?.waiting.since ?? null;
  return useWaitedSince({ code, step: 'startShopping', since, key: `${code}/stop` });
}

interface Wait {
  code: string;
  /** The step with which the wait began. */
  step: 'arrive' | 'startShopping';
  since: string | null;
  /** Name under which this phone counts it. */
  key: string;
}

function useWaitedSince({ code, step: begun, since, key }: Wait): number {
  const { steps } = useRun();
  const isServers = !steps.some(({ step }) => step.name === begun && step.input.code === code);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const byPhone = waitAtDoor(key);
    const count = () => setWaited(Math.max(byPhone(), isServers ? waitedByServer(since) : 0));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [since, key, isServers]);
  return since === null ? 0 : waited;
}
